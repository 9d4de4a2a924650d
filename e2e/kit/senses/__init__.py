"""What a person sees, hears and presses on a page, and what must stay hidden; no knowledge of a particular game."""
