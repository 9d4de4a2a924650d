### The bar and the panels, after the first moments.

## Shell: the bar, the panels, the games kept on this device

save-running = Cette partie n’est pas finie. Que doit contenir le fichier ?
save-running-many = { $count ->
    [one] Une de ces parties n’est pas finie. Que doit en contenir le fichier ?
   *[other] { $count } de ces parties ne sont pas finies. Que doit en contenir le fichier ?
}
save-running-people = Cette partie n’est pas finie, et plusieurs joueurs la jouent encore sur cet appareil. Le fichier contient tout, pour continuer ailleurs : celui qui l’ouvre voit toutes les mains.
save-view = Ce que vous savez
save-view-help = Sans les cartes des autres et sans la graine. Le fichier peut être consulté et transmis, mais la partie ne peut pas y être continuée.
save-whole = Tout
save-whole-help = Pour continuer ailleurs. Le fichier contient aussi les cartes des autres et la graine, d’où découlent toutes les cartes à venir : celui qui l’ouvre les voit.
save-backup-whole = Une sauvegarde contient toujours tout, pour pouvoir être restaurée.

about-game = L’écarté est un jeu de cartes français pour deux, à trente-deux cartes. On y joue aussi à la belote, de deux à quatre.
about-offline = Tout se passe sur cet appareil, et rien n’est envoyé nulle part. Après la première donne, votre jeu se passe du réseau ; les réglages disent ce qui est gardé d’autre.
about-install = Pour la garder sous la main, ajoutez cette page à l’écran d’accueil depuis le menu du navigateur.
install-home = Pour avoir l’écarté sous la main, touchez « Partager », puis « Sur l’écran d’accueil ».
install-games = La page installée commence sans les parties gardées ici. Une sauvegarde permet de les emporter.
about-credits = Logiciel libre sous licence MIT. Les figures viennent de svg-cards (LGPL 2.1) ; le moteur tourne sur Pyodide et PyScript.
about-licences = Toutes les licences
about-docs = Documentation en anglais : tutoriels, ligne de commande, Python

source-title = D’où cela vient

new-rules = Règles
new-opponent = Adversaire
new-dealer = Premier donneur
new-dealer-cut = Au sort
new-dealer-S = Vous
new-options = Plus de règles
new-options-changed = { $count ->
    [one] Une règle changée
   *[other] { $count } règles changées
}
new-options-reset = Tout rétablir
new-deal = Donner les cartes

settings-theme = Éclairage
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Soir
settings-cardSize = Taille des cartes
settings-cardSize-small = Petite
settings-cardSize-normal = Normale
settings-cardSize-large = Grande
settings-indices = Lettres des figures
settings-indices-KQJ = K Q J
settings-indices-RDV = R D V
settings-faces = Dessin des cartes
settings-faces-usual = Classiques
settings-faces-large = Grands caractères
settings-faces-plain = Sans portraits
settings-back = Dos des cartes
settings-back-red = Rouge
settings-back-blue = Bleu
settings-back-green = Vert
settings-fourColour = Quatre couleurs : carreaux bleus, trèfles verts
settings-leftHand = Table de gaucher
settings-speed = Rythme
settings-speed-calm = Calme
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-off = Sans animation
settings-speed-help = La vitesse des cartes et de l’ordinateur. Touchez la table pour écourter une animation. Si l’appareil est réglé pour les réduire, il n’y en a aucune.
settings-preselect = Choisir mes écarts d’avance
settings-preselect-help = Quand vous écartez, toutes les cartes sauf les atouts et les rois sont déjà choisies ; gardez ce choix ou changez-le.
settings-autoplay = Jouer pour moi une carte forcée
settings-autoplay-help = Si rien d’autre n’est possible, la seule carte permise se joue d’elle-même après un instant. Sauf avec les règles où vous veillez vous-même au roi ou aux irrégularités.
settings-heard = Son et toucher
settings-sound = Faire entendre les cartes, les jetons et les résultats
settings-vibration = Vibrer à votre tour et aux résultats
settings-volume = Volume
settings-volume-soft = Doux
settings-volume-medium = Moyen
settings-volume-full = Fort
sound-offered = Voulez-vous entendre les cartes ?
sound-on = Activer le son
settings-name = Votre nom
settings-name-help = Il remplace « { you } », et figure dans les liens et défis que vous partagez. Sans nom, les autres lisent « { nameless } ».
settings-language-auto = Celle du navigateur

# The engine does not start, because the host of the site sends a file with a type that browsers refuse, or not at all. $got: a type or a status (404).
engine-refused = Le moteur ne peut pas démarrer : l’hébergeur de cette page répond à « { $file } » par « { $got } », alors qu’il faut « { $needed } » aux navigateurs. Prévenez la personne qui gère le site : docs/guide/hosting.md dit ce qu’il faut changer. Vos parties sont en sûreté sur cet appareil.

offline = Sans réseau
offline-none = Ce navigateur ne peut pas garder le jeu : il vous faut le réseau chaque fois que vous jouez.
offline-address = Le navigateur ne peut pas garder le jeu, car cette adresse commence par http : il vous faut le réseau chaque fois que vous jouez. À une adresse en https, il le peut.
offline-not-yet = Le jeu sera gardé sur cet appareil après la première donne. Dès lors, vous pourrez jouer sans réseau.
offline-begin = Garder le jeu dès maintenant
offline-beginning = Le jeu est en cours de chargement.
offline-now = Fonctionne maintenant sans réseau : { $what }.
offline-all = Tout fonctionne maintenant sans réseau.
offline-ready = Prêt hors ligne : ce jeu se joue sans réseau.
offline-unready = Pas encore gardé sur cet appareil : il faut un réseau pour ce jeu. Les réglages disent ce qui est gardé.
offline-keep-all = Tout garder pour jouer hors ligne ({ $size })
offline-busy = Chargement : encore { $size }.
offline-failed = Tout n’a pas pu être chargé. Réessayez quand il y aura du réseau.
offline-missing = { $size } à charger
offline-space = Cette page occupe { $size } sur cet appareil, vos parties comprises.
offline-forgets = Après sept jours sans visite, ce navigateur efface tout ce que la page garde, vos parties comprises. Il ne le fait plus une fois la page installée.
offline-help = Livre des règles, arbitre, étude des mains, donnes loyales
offline-puzzles = Problèmes et leçons
offline-friend = Parties avec un ami
offline-four-colours = Cartes en quatre couleurs
offline-other-cards = Grands caractères, cartes sans portraits, autres dos
offline-tables = Le maître et les conseils, règles habituelles
offline-tables-other = Le maître et les conseils, autres règles

## How to play

how-goal = L’écarté est un duel aux cartes. À chaque donne, on reçoit cinq cartes et on cherche à faire au moins trois des cinq levées. Le premier à { $target } points gagne la partie.
how-cards-title = Les cartes
how-cards = Il y en a 32. Dans chacune des quatre couleurs, voici leur ordre, de la plus forte à la plus faible :
how-cards-ace = Attention à l’as : il est au-dessous du valet.
how-deal-title = La donne
how-deal = Chacun reçoit cinq cartes, trois puis deux. La carte suivante est retournée à côté du talon : sa couleur est l’atout, et tout atout l’emporte sur les autres couleurs. Si c’est un roi, le donneur le marque aussitôt. On donne à tour de rôle.
how-exchange-title = L’écart
how-exchange-elder = Celui qui n’a pas donné parle le premier. Si vos cartes sont bonnes, « { choice-stand } ». Si vous en voulez de meilleures, « { choice-propose } ».
how-exchange-dealer = Le donneur accepte ou refuse. S’il accepte, chacun écarte autant de cartes qu’il veut, faces cachées, et en prend autant au talon ; seul celui qui a proposé doit en changer au moins une. Puis l’on recommence, jusqu’à ce que l’un des deux s’en tienne là ou que le talon soit épuisé.
how-exchange-vulnerable = Refuser dès le premier échange est audacieux : on devient vulnérable, et perdre la donne coûte alors le double.
how-king-title = Le roi d’atout
how-king = Celui qui l’a en main quand le jeu commence marque pour lui.
how-king-marked = La table le marque pour vous.
how-play-title = Le jeu
how-play = Celui qui n’a pas donné joue la première carte, à son gré ; ensuite, celui qui a fait la dernière levée. L’autre est tenu de :
how-play-follow = fournir la couleur, et prendre s’il le peut ;
how-play-trump = s’il n’a pas de cette couleur, couper ;
how-play-any = s’il n’a pas d’atout non plus, jouer ce qu’il veut.
how-play-example = Le 10 de cœur est entamé. Vous avez un cœur plus fort : il faut jouer le roi.
how-play-example-free = Le 10 de cœur est entamé. Vous avez du cœur : il faut en jouer.
how-play-taken = L’atout le plus fort fait la levée ; sans atout, la carte la plus forte de la couleur entamée.
how-play-refused = Les cartes interdites sont plus basses et plus sombres : touchez-en une, la table dit pourquoi.
how-score-title = La marque
how-score-point = pour trois ou quatre levées, le point
how-score-vulnerable = pour trois ou quatre levées, si l’autre joueur était vulnérable
how-score-vole = pour les cinq levées, la vole
how-score-king = pour le roi d’atout, retourné par le donneur ou tenu en main
how-score-turned = pour un roi retourné par le donneur
how-help = Si vous hésitez, « { hint } » propose un coup et « { take-back } » annule votre dernière décision.
how-help-final = Si vous hésitez, « { hint } » propose un coup. Dans cette partie, les décisions sont définitives.
how-done = À la table
how-here-ace-high = Dans cette partie, l’as est la plus forte carte, au-dessus du roi.
how-here-packets-2-3 = Dans cette partie, on donne par deux, puis trois.
how-here-packets-5 = Dans cette partie, on donne les cinq cartes d’un coup.
how-here-packets-own = Dans cette partie, chacun choisit comment il donne et l’annonce à sa première donne.
how-here-number = Dans cette partie, on propose en disant combien de cartes, et l’on doit en changer autant.
how-here-dealer = Dans cette partie, le donneur qui accepte doit lui aussi changer au moins une carte.
how-here-short-stock = Dans cette partie, le donneur qui a accepté, et pour qui il reste moins de cinq cartes, n’en change aucune. Il peut accepter à condition que le talon suffise.
how-here-vulnerable-every = Dans cette partie, cela vaut pour toutes les propositions, et pas seulement pour la première.
how-here-vulnerable-none = Dans cette partie, personne n’est jamais vulnérable.
how-here-king-optional = Dans cette partie, rien n’est marqué pour vous : touchez « { choice-king } » à temps, ou le point est perdu.
how-here-king-none = Dans cette partie, un roi en main ne rapporte rien, seulement un roi retourné.
how-here-head = Dans cette partie, on n’est pas tenu de prendre : toute carte de la couleur convient.
how-here-stop = Dans cette partie, la donne s’arrête dès qu’un joueur a trois levées. Si l’autre n’en a alors aucune, on joue les cinq, quel que soit celui qui fait les deux dernières.
how-here-offer = Dans cette partie, chacun peut offrir le point avant l’entame. Accepté, il met fin à la donne ; s’il est refusé, celui qui refuse doit faire la vole, sinon l’autre marque le double.
how-here-king-turned = Dans cette partie, un roi retourné ne compte que si le donneur le marque : touchez « { choice-king } ».
how-here-king-false = Dans cette partie, on peut marquer un roi que l’on n’a pas. Si la faute est découverte, le coup peut être rejoué, et trois ou quatre levées ne valent alors rien.
how-here-name = Dans cette partie, on annonce la couleur que l’on entame. Si l’on en joue une autre, l’adversaire peut exiger celle qui est annoncée.
how-here-name-may = Dans cette partie, on peut annoncer la couleur que l’on entame, sous « { asides } ». Si l’on en joue une autre, l’adversaire peut exiger celle qui est annoncée.
how-here-revoke = Dans cette partie, toutes les cartes peuvent être jouées : à vous de fournir, de forcer et de couper quand il le faut. Une carte fautive peut être reprise jusqu’à l’entame suivante. Ensuite, dès que d’autres cartes la trahissent, l’adversaire peut la réclamer, sous « { asides } » : le coup peut être rejoué, et vous marquez un point de moins.
how-here-throw-in = Dans cette partie, on peut jeter son jeu, sous « { asides } » : sans levée, cela donne la vole à l’adversaire ; avec une ou deux, le point. Et l’on peut étaler des levées sûres.
how-here-throw-in-shown = Dans cette partie, on peut jeter son jeu, sous « { asides } » : sans levée, cela donne la vole à l’adversaire ; avec une ou deux, le point. Et l’on peut étaler des levées sûres. Les deux jeux sont alors montrés : une renonce ou un faux roi peut encore être réclamé.
how-here-doubling = Dans cette partie, chacun peut proposer de doubler jusqu’à l’entame de la troisième levée. Accepté, les points des levées comptent double ; refusé, la donne s’arrête et celui qui proposait marque le point.
how-here-game-points = Dans cette partie, la victoire compte triple si le perdant n’a aucun point, et double s’il a moins de la moitié des points de la partie.

## Donnes loyales : la coupe, l’engagement, la preuve

cut-words = Vos mots
cut-help = Un nom, un vers, un nombre : ce que vous voudrez. L’ordre des cartes en dépend.
cut-seal = Sceau de la partie :
cut-always = Demander avant chaque donne
cut-deal = Donner
cut-and-deal = Couper et donner
cut-kept = Cette donne a déjà été ouverte et garde sa coupe : { $with ->
    [words] « { $words } ».
   *[nothing] sans mots.
}
settings-cut = Couper le paquet avant chaque donne
settings-letterKeys = Raccourcis à un seul caractère dans les parties rejouées
settings-cardStops = Tab s’arrête sur chaque carte
settings-cardStops-help = Pour un contacteur ou un appareil qui n’envoie que Tab et Entrée. Sinon, les flèches vont d’une carte à l’autre.
about-fair = Comment s’assurer que les donnes sont loyales
about-slow = Conseils et analyses prennent ici plus de temps que d’habitude : un fichier qui les accélère n’a pas pu être chargé, ou le navigateur ne l’exécute pas. Les chiffres sont les mêmes.
