"""The terminal's sentences and questions for belote alone."""
