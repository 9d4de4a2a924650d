"""The page's requests and their answers: `web.respond`, and a file for each subject. No words, no files, no clock."""
