"""The forms a record can be written in. Each module has ``dumps`` and ``loads``: `ecn`, `json`, `link`."""
