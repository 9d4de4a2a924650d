"""What the terminal says and asks at écarté alone."""
