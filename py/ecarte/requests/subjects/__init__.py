"""A file for each subject that the page asks about, loaded when it is first asked for."""
