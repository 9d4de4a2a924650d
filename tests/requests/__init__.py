"""What the page asks, and is answered."""
