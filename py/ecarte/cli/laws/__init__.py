"""Commands that look up rules and laws, and the examples the laws are shown with."""
