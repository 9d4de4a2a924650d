"""The players of belote, and their evaluation of hands."""
