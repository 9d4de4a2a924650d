"""The generators behind ``make types``, from the declarations of `ecarte.types` and of the games' ``types.py``."""
