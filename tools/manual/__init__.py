"""The documentation site (`manual.make`): the guides of docs/, the commands and the Python names, by Sphinx."""
