### The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent).

site-title = L’écarté, le jeu de cartes des casinos de Paris
site-description = Jouez à l’écarté et à la belote contre l’ordinateur, ou à plusieurs sur le même appareil. Avec un livre des règles, la relecture de chaque partie et un adversaire qui dit ses raisons. Gratuit, sans compte, et sans réseau une fois qu’on y a joué.
site-picture = Cinq cartes en éventail sur un tapis vert, et le nom Écarté
site-shot = La table : votre main en bas, l’adversaire en haut, l’atout et la marque sous les yeux
site-locale = fr_FR

# Instead of the page, where it cannot start.
site-from-file = Cette page a été ouverte depuis un fichier, et les navigateurs ne la laissent pas démarrer ainsi. Ouvrez-la depuis un serveur : « make play » en lance un, dans le dossier du projet, et tout hébergeur convient (docs/guide/hosting.md).
site-too-old = Ce navigateur est trop ancien pour le jeu. Tout navigateur de moins de deux ans convient.
site-no-wasm = Le jeu a besoin de WebAssembly, qui est désactivé dans ce navigateur. Sur iPhone, iPad ou Mac, c’est l’effet du mode Isolement : ouvrez dans Safari les réglages de ce site web (par le menu à côté de l’adresse) et désactivez-y le mode Isolement, pour ce site seulement. Dans les autres navigateurs, autorisez WebAssembly pour ce site dans les réglages de sécurité.
site-refused = La page ne peut pas démarrer : son hébergeur répond à « { $file } » par « { $got } », alors qu’il faut « { $needed } » aux navigateurs. Prévenez la personne qui gère le site : docs/guide/hosting.md dit ce qu’il faut changer.
site-cut-off = La page ne s’est pas chargée jusqu’au bout. Vérifiez la connexion, puis rechargez-la ; vos parties sont en sûreté sur cet appareil.
site-no-script = L’écarté a besoin de JavaScript, qui est désactivé dans ce navigateur.
