"""The players of belote, and what they reckon with."""
