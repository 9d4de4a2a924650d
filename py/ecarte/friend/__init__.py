"""A game between friends without a server, in which nobody deals: `docs/friend.md`.

Each player holds a `session`: a value that is the fold of the messages so far and of the player's own secret. Nothing
here sends, stores or asks for chance: messages go in and come out as bytes, secrets are arguments.

It puts together, each file importing only those before it: the group (`group`, `ristretto`), hashes and keys
(`hashing`, `signature`), the pack (`deck`), messages (`canonical`, `message`), what is agreed (`terms`), what is on the
table (`table`), how more than two sit down (`sitting`), who is to send what (`course`), what is asked and said
(`asking`), the checks at the end of a deal (`opening`, `proof`), what each part of a message does (`effects`), what a
side sends by itself (`own`), the session (`session`), its text (`lines`), the computers on a device (`device`), and the
evidence of a verdict (`evidence`).
"""
