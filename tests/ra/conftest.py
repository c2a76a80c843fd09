"""The same examples in every run, on every machine: no clock, no stored ones."""

from hypothesis import settings

settings.register_profile("ra", derandomize=True, deadline=None, database=None, max_examples=40)
settings.load_profile("ra")
