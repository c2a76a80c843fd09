"""What the hexagon game alone needs: its moves counted, its boards drawn."""
