"""All that readers of any text can find missing, by key."""

from ra import expected
from ra.auction import expected as auction
from ra.expected import Expected
from ra.hexagon import expected as hexagon

EXPECTED = {
    value.key: value
    for module in (expected, auction, hexagon)
    for value in vars(module).values()
    if isinstance(value, Expected)
}
