"""What is made from the declarations of `ecarte.types` and of the games' ``types.py``: ``make types``."""
