# Une partie entre amis que personne ne donne

problem-E-friend-size = Le message est trop long : il a plus de { $most } octets.
    .remedy = Rien n’a changé dans la partie.
problem-E-friend-form = Ce n’est pas un message d’une partie entre amis.
    .remedy = Copiez en entier le lien ou la ligne envoyés.
problem-E-friend-version = Le message a la version { $found } du protocole, ce programme connaît la { $known }.
    .remedy = Mettez à jour le plus ancien des deux programmes.
problem-E-friend-game = Le message est d’une autre partie.
problem-E-friend-signature = Le message n’est pas du joueur de cette table.
    .remedy = Quelqu’un d’autre a pu s’asseoir avec la même invitation.
problem-E-friend-closed = La partie est terminée : on ne peut plus rien jouer.
problem-E-friend-now = Cela ne peut pas se faire maintenant : { $item } ({ $why }).
problem-E-friend-terms = Les conditions de la partie ne tiennent pas : { $what ->
    [name] un nom manque ou est trop long
    [game] ce jeu ne se joue pas avec un ami
    [match] il n’y a pas de tel match
    [stake] la mise ou la bourse
    [dealer] le premier donneur
    [opened] ce qu’on ouvre à la fin d’une donne
   *[other] { $what }
}.

problem-E-friend-item = { $name } a envoyé un message mal formé : { $item }.
problem-E-friend-turn = { $name } a envoyé ce dont ce n’était pas le moment : { $item }.
problem-E-friend-cut = { $name } a coupé avec un autre nombre que celui promis par l’invitation.
problem-E-friend-deck = { $name } n’a pas envoyé un jeu entier à la donne { $deal } : deux cartes sont égales, ou quelque chose n’est ni une carte ni le sceau d’une clé.
problem-E-friend-key = { $name } a donné une clé qui n’est pas celle de la carte { $place } du jeu.
problem-E-friend-move = { $name } a fait ce que les règles ne permettent pas : { $event } ({ $why }).
problem-E-friend-open = { $name } a envoyé une carte qui doit rester cachée : { $event }.
problem-E-friend-spoilt = { $name } a dit que le jeu était faussé, et il ne l’est pas.
problem-E-friend-shuffle = { $name } n’a pas mêlé le jeu de la donne { $deal } comme le dit le nombre révélé : des cartes ont été échangées, doublées ou marquées.
problem-E-friend-lock = { $name } n’a pas fermé le jeu de la donne { $deal } avec les clés scellées.
problem-E-friend-discard = { $name } n’a pas écarté les cartes qu’il avait fixées : { $event }.
problem-E-friend-hand = { $name } n’a pas joué de sa propre main : { $event } ({ $why }).
problem-E-friend-said = { $name } dit qu’on a joué autre chose : { $event }.
problem-E-friend-sign = { $name } a signé un autre résultat de la partie.
problem-E-friend-twice = { $name } a envoyé deux messages différents pour la même place.
problem-E-friend-left = { $name } n’a pas continué quand il le fallait : { $what ->
    [open] ouvrir les cartes de la donne
    [pass] dire qu’il n’y a rien à réclamer
    [sign] signer le résultat
    [event] jouer
   *[other] mêler, ou donner les clés des cartes
}.

# Connecter deux navigateurs

friend-scan = Lire un code QR avec la caméra
friend-scan-stop = Arrêter la caméra
friend-scan-look = Placez le code de votre ami devant la caméra.
friend-scan-refused = La caméra n’a pas été autorisée. Vous pouvez l’autoriser dans les réglages du navigateur pour cette page, ou envoyer le lien.
friend-scan-none = Aucune caméra n’est utilisable ici. Envoyez plutôt le lien.
friend-connection = { $standing ->
    [waiting] On attend que { $name } ouvre le lien.
    [open] Connexion établie avec { $name }.
    [interrupted] { $name } ne répond pas pour le moment.
    [lost] La connexion avec { $name } est perdue. La partie continue par messages ; vous pouvez aussi vous reconnecter.
    [unreachable] Les deux réseaux ne se rejoignent pas. La partie continue par messages, depuis n’importe quel réseau.
    [refused] L’autre côté a envoyé quelque chose d’étranger à cette partie. La connexion est coupée ; la partie continue par messages.
   *[closed] La connexion est terminée. La partie continue par messages.
}
friend-link = { $what ->
    [expired] Ce lien est trop ancien. Demandez-en un nouveau : l’autre page l’a déjà préparé.
    [other-offer] Ce lien répond à une autre invitation à se connecter. Renvoyez votre dernier lien.
   *[unreadable] Ce n’est pas un lien de connexion. Copiez-le en entier.
}
friend-servers = Vos propres serveurs de connexion, un par ligne
friend-servers-none = Sans serveur, deux appareils se connectent dans le même réseau et presque nulle part ailleurs. Les messages passent partout.
friend-servers-stun = Un serveur STUN (stun:…) apprend l’adresse internet de cet appareil et le moment de la connexion, mais rien de la partie.
friend-servers-turn = La connexion elle-même passe par un serveur TURN (turn:… utilisateur mot-de-passe) : il apprend les deux adresses, le volume et le moment des envois. Il ne peut pas lire la partie.
friend-servers-wrong = Ce n’est pas une liste de serveurs. Une ligne est stun:hôte, ou turn:hôte suivi d’un utilisateur et d’un mot de passe ; quatre lignes au plus.
friend-servers-site = Ce site nomme : { $servers }. Les vôtres les remplacent.
