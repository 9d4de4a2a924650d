"""Commands that read, check and write single records."""
