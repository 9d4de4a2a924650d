"""Commands for many records: make, filter, order, count, archive."""
