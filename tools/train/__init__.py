"""How the computer's judgement is made: a net learns from games at many tables at once."""
