### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = Écarté: French card games from the Paris casinos
site-description = Play écarté and belote, the French card games, against the computer or with people beside you. With a rule book, a replay of every game and a player that tells its reasons. Free, without an account, and without a network once it has been played.
site-picture = Five cards fanned out on green baize, with the name Écarté
site-shot = The table: your hand below, the opponent above, trumps and score in sight
site-locale = en_GB

# Instead of the page, where it cannot start.
site-from-file = This page was opened from a file, and browsers do not let it start that way. Open it from a server: “make play” in the project’s folder runs one, and any web host will do (docs/guide/hosting.md).
site-too-old = This browser is too old for the game. Any browser of the last two years will do.
site-no-wasm = The game needs WebAssembly, which is switched off in this browser. On an iPhone, iPad or Mac the cause is Lockdown Mode: open this website’s settings in Safari (from the menu beside the address) and switch Lockdown Mode off for this website alone. In other browsers, allow WebAssembly for this website in the security settings.
site-refused = The page cannot start: its host answers “{ $file }” with “{ $got }”, and browsers need “{ $needed }”. Please tell whoever runs the site: docs/guide/hosting.md says what to change.
site-cut-off = The page did not arrive whole. Check the connection, then reload; your games are safe on this device.
site-no-script = Écarté needs JavaScript, which is switched off in this browser.
