### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = Écarté: French card games from the Paris casinos
site-description = Play écarté and belote, the French card games, against the computer or with people beside you. With a rule book, a replay of every game and a player that tells its reasons. Free, without an account, and without a network once it has been played.
site-picture = Five cards fanned out on green baize, with the name Écarté
site-shot = The table: your hand below, the opponent above, trumps and score in sight
site-locale = en_GB
