"""The page's requests and their answers: `web.respond`, and what they share. No words, no files, no clock."""
