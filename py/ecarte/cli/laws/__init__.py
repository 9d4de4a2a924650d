"""Commands that look up rules and laws, and the examples shown with the laws."""
