### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = L’écarté, le jeu de cartes des casinos de Paris
site-description = Jouez à l’écarté et à la belote contre l’ordinateur, ou à plusieurs sur le même appareil. Avec un livre des règles, la relecture de chaque partie et un adversaire qui dit ses raisons. Gratuit, sans compte, et sans réseau une fois qu’on y a joué.
site-picture = Cinq cartes en éventail sur un tapis vert, et le nom Écarté
site-shot = La table : votre main en bas, l’adversaire en haut, l’atout et la marque sous les yeux
site-locale = fr_FR
