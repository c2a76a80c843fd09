"""Where computer players meet, and how they fare: `python -m tools.arena --help`."""
