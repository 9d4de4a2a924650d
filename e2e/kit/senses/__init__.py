"""What a person sees, hears and presses, and must not come to see; nothing of one game."""
