"""What a reader of the auction game's texts can find missing (ra/expected.py)."""

from __future__ import annotations

from ra.expected import Expected

EDITION = Expected("edition", "the name of an edition")
PLAYERS = Expected("players", "as many seats as the edition can be played with")
YES_OR_NO = Expected("yes or no", "yes or no")
SUNS = Expected("suns", "the values of one group of suns for each seat")
SEED = Expected("seed", "a whole number, 0 or more")
BAG = Expected("bag", "the 180 letters of the tiles in the bag")
SEED_OR_BAG = Expected("seed or bag", "a tag Seed or Bag")
SCORES = Expected("scores", "open or hidden")
FIELDS = Expected("fields", "nine parts with a space between")
EPOCH = Expected("epoch", "epoch and Ra tiles, such as 1:0")
TRACK = Expected("track", "eight letters of tiles, with . for a hole")
SUN = Expected("sun", "the value of a sun")
SEATS = Expected("seats", "seats such as 10:13.6:2:P3N2, with / between")
POINTS = Expected("points", "the points of a seat")
TILES = Expected("tiles", "letters of tiles, each with its number if there are several")
TURN = Expected("turn", "the seat that acts and t, g, b or d; or - when the game is over")
AUCTION = Expected("auction", "who invoked, d, i or f, and the bids so far, such as 2i:p.13; or -")
DISASTERS = Expected("disasters", "letters of disasters, or -")
UNDRAWN = Expected("undrawn", "= and letters in order, ~ and counted letters, or -")
