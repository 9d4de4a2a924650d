"""Commands that read, write, show and judge records."""
