"""What the page asks and is answered: `web.respond`, and a file for each subject. No words, no files, no clock."""
