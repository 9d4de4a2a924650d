"""What the terminal says and asks at belote alone."""
