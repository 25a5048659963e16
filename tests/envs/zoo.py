"""PettingZoo's tests, which can only be imported where warnings are no errors."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

__all__ = ["api_test", "max_cycles_test", "parallel_api_test", "parallel_seed_test", "seed_test"]
