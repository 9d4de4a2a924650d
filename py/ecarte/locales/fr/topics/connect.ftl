# Connecter deux navigateurs

friend-live = Une connexion directe
friend-live-why = { $role ->
    [two] En direct, chaque message va tout seul de votre navigateur à celui de { $name }, tant que les deux pages sont ouvertes. Il faut un lien dans un sens et un lien en retour ; on peut commencer et arrêter à tout moment.
    [host] En direct, les messages vont tout seuls d’un navigateur à l’autre, tant que les pages sont ouvertes. Chacun des autres se connecte à vous, par un lien dans un sens et un lien en retour, et votre page transmet ce qui arrive. Vous n’y apprenez rien que les autres n’apprennent pas. On peut commencer et arrêter à tout moment.
   *[guest] En direct, les messages vont tout seuls d’un navigateur à l’autre, tant que les pages sont ouvertes. Vous vous connectez à { $name }, dont la page transmet ce qui arrive et n’y apprend rien. Il faut un lien dans un sens et un lien en retour ; on peut commencer et arrêter à tout moment.
}
friend-live-unnamed = votre ami
friend-live-begin = Se connecter en direct
friend-live-send = Envoyez le lien à { $name } : ouvert dans la demi-heure, pendant que cette page reste ouverte, il vous connecte en direct.
friend-live-back = Renvoyez le lien à { $name }, et laissez cette page ouverte : il vous connecte.
friend-live-one = Lien { $number }, pour un seul ami : ouvert dans la demi-heure, pendant que cette page reste ouverte, il vous connecte en direct.
friend-live-back-one = Lien { $number }, à renvoyer à l’ami dont vous avez ouvert le lien. Laissez cette page ouverte : il vous connecte.
friend-live-come = Amis connectés : { $come } sur { $all }.
friend-live-onward = Les messages des autres passent aussi par là.
friend-live-whole = En direct : tous sont là.
friend-live-all = En direct : { $others }.
friend-live-other = { $standing ->
    [here] { $name } est là
    [thinks] { $name } réfléchit
    [away] { $name } regarde autre chose
    [waiting] { $name } se connecte
    [interrupted] { $name } ne répond pas
   *[gone] { $name } n’est pas connecté
}
friend-live-offered = { $name } propose aussi une connexion directe : le lien que vous renvoyez l’établit.
friend-live-servers = Un serveur aide à se connecter : { $servers }.
friend-live-stop = Ne pas se connecter
friend-live-end = Arrêter la connexion
friend-live-invited = Cela passe tout seul par la connexion.
friend-live-handed = Un autre onglet de ce navigateur attendait ce lien, et l’a maintenant. Continuez là-bas.
friend-live-bar = { $standing ->
    [here] En direct : { $name } est là.
    [away] En direct : { $name } regarde autre chose.
    [waiting] Connexion en attente.
    [interrupted] { $name } ne répond pas.
    [gone] { $name } est parti : la suite par messages.
    [unreachable] Pas de connexion : la suite par messages.
   *[lost] Connexion perdue : la suite par messages.
}
friend-bar-connect = Se connecter…
friend-code = Code QR
friend-file-none = Ce fichier ne contient pas de message.

friend-scan = Lire un code QR avec la caméra
friend-scan-stop = Arrêter la caméra
friend-scan-look = Placez le code de votre ami devant la caméra.
friend-scan-refused = La caméra n’a pas été autorisée. Vous pouvez l’autoriser dans les réglages du navigateur pour cette page, ou envoyer le lien.
friend-scan-none = Aucune caméra n’est utilisable ici. Envoyez plutôt le lien.
friend-connection = { $standing ->
    [waiting] On attend que { $name } ouvre le lien.
    [open] Connexion établie avec { $name }.
    [interrupted] { $name } ne répond pas pour le moment.
    [gone] { $name } a fermé la page, ou arrêté la connexion. La partie continue par messages ; vous pouvez aussi vous reconnecter.
    [lost] La connexion avec { $name } est perdue. La partie continue par messages ; vous pouvez aussi vous reconnecter.
    [unreachable] Les deux réseaux ne se rejoignent pas. La partie continue par messages, depuis n’importe quel réseau.
    [refused] L’autre côté a envoyé quelque chose d’étranger à cette partie. La connexion est coupée ; la partie continue par messages.
   *[closed] La connexion est terminée. La partie continue par messages.
}
friend-link-wrong = { $what ->
    [expired] Ce lien est trop ancien. Demandez-en un nouveau : l’autre page l’a déjà préparé.
    [other-offer] L’offre à laquelle ce lien répond est terminée. Connectez-vous de nouveau, et envoyez le nouveau lien.
    [own] C’est votre propre lien. Envoyez-le à votre ami.
    [other-guest] Ce lien est pour la personne qui vous a tous invités : les autres se connectent à elle, et non entre eux.
   *[unreadable] Ce n’est pas un lien de connexion. Copiez-le en entier.
}
friend-servers-title = Serveurs pour se connecter avec un ami
friend-servers = Vos propres serveurs de connexion, un par ligne
friend-servers-none = Sans serveur, deux appareils se connectent dans le même réseau et presque nulle part ailleurs. Les messages passent partout.
friend-servers-stun = Un serveur STUN (stun:…) apprend l’adresse internet de cet appareil et le moment de la connexion, mais rien de la partie.
friend-servers-turn = La connexion elle-même passe par un serveur TURN (turn:… utilisateur mot-de-passe) : il apprend les deux adresses, le volume et le moment des envois. Il ne peut pas lire la partie.
friend-servers-wrong = Ce n’est pas une liste de serveurs. Une ligne est stun:hôte, ou turn:hôte suivi d’un utilisateur et d’un mot de passe ; quatre lignes au plus.
friend-servers-site = Ce site nomme : { $servers }. Les vôtres les remplacent.
