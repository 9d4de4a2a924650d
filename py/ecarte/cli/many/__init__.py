"""Commands that sift, count and keep many records."""
