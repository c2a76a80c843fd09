"""The same examples in every run, on every machine: no clock, no stored ones."""

from hypothesis import Phase, settings

settings.register_profile("ra", derandomize=True, deadline=None, database=None, max_examples=40)
# For `make mutants`, which runs the tests a thousand times: --hypothesis-profile=mutants.
settings.register_profile(
    "mutants", settings.get_profile("ra"), max_examples=8, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("ra")
