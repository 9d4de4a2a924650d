# Une partie entre amis que personne ne donne

friend-title = Jouer avec un ami
friend-how = Ouvrez ou collez l’invitation qu’un ami vous a envoyée. Pour inviter vous-même, choisissez « Un ami, ailleurs » pour une nouvelle partie.
friend-group = tout le groupe
friend-invited = { $name } vous invite
friend-terms = Les conditions
friend-terms-game = { $game } : { $preset }.
friend-terms-rules = Règles
friend-terms-players = Joueurs
friend-terms-host = Qui invite
friend-terms-match = Match
friend-terms-stake = Enjeu
friend-terms-chips = { $stake } { $stake ->
    [one] jeton
   *[other] jetons
} par partie, sur les { $purse } que chacun a au départ
friend-terms-pool = { $stake } { $stake ->
    [one] jeton
   *[other] jetons
} que chacun verse à la poule, sur { $purse } au départ
friend-sit = S’asseoir
friend-decline = Pas maintenant
friend-seat = La place que vous aimeriez
friend-seat-any = N’importe laquelle
friend-seat-mate = { seat-title }, partenaire de { $name }
friend-seat-of = { $name }, { seat-title }
friend-own = { $what ->
    [invitation] C’est votre propre invitation : envoyez-la, sans l’ouvrir vous-même.
   *[message] C’est votre propre message : envoyez-le, sans l’ouvrir vous-même.
}
friend-send-invitation = { $players ->
    [2] Envoyez cette invitation à votre ami. Il l’ouvre, et vous envoie une réponse.
   *[other] Envoyez cette invitation à { $name }. Chacun des autres l’ouvre, et vous envoie une réponse.
}
friend-guests = { $come ->
    [0] Personne n’a encore répondu.
    [1] Une réponse est venue de { $names }.
   *[other] Des réponses sont venues de { $names }.
} { $left ->
    [one] On en attend encore une.
   *[other] On en attend encore { $left }.
}
friend-send-answer = Vous êtes à table. Renvoyez cette réponse à { $name }.
friend-pass-on = Envoyez ceci à { $name }.
friend-pass-last = La partie est terminée. Envoyez ceci à { $name } : le résultat signé manque peut-être encore là-bas.
friend-yours = { $players ->
    [2] { $name } vous attend.
   *[other] Les autres vous attendent.
}
friend-withdraw = Retirer l’invitation
friend-leave = Se relever
friend-to-table = À la table
friend-link = Le lien
friend-copy = Copier
friend-send = Envoyer…
friend-copied = Copié.
friend-copy-yourself = Il est sélectionné : copiez-le.
friend-paste = Ce qu’on vous a envoyé
friend-file = Ouvrir un fichier
friend-take = Prendre
friend-bar-pass = { $what ->
    [pack] { $players ->
        [2] Vous mêlez le paquet à deux. Transmettez votre message à { $name }.
       *[other] Vous mêlez tous le paquet, { $name } ensuite. Transmettez votre message.
    }
   *[turn] On attend { $name }. Transmettez votre message.
}
friend-bar-wait = On attend { $name }.
friend-bar-sent = Prêt à être envoyé à { $name }, dont on attend la réponse.
friend-bar-ready = Prêt à être envoyé à { $name }.
friend-bar-ready-all = Prêt à être envoyé.
friend-bar-ready-yours = Prêt à être envoyé. On vous attend.
friend-bar-last = La partie est terminée. Transmettez votre dernier message : { $name } n’a peut-être pas encore le résultat.
friend-asked = { $what ->
    [back] Vous avez demandé à reprendre votre dernier coup.
    [deal] Vous avez demandé que cette donne soit redonnée.
   *[end] Vous avez demandé d’arrêter la partie ici.
}
friend-ended = { $how ->
    [divided] D’un commun accord, la partie s’arrête ici et la poule est partagée.
   *[agreed] D’un commun accord, la partie s’arrête ici.
}
friend-bar-over = La partie avec { $name } est terminée et signée { $players ->
    [2] des deux
   *[other] de tous
}.
friend-unkept = Ce navigateur n’a pas pu conserver votre message. S’il était transmis et cette page perdue, votre message suivant le contredirait et passerait pour une tricherie. Enregistrez d’abord la partie dans un fichier, et gardez ce fichier pour vous.
friend-save = Enregistrer dans un fichier
friend-again = Des messages manquent ici. Transmettez ceci : { $name } les enverra de nouveau.
friend-evidence = La partie s’arrête ici. La preuve est un fichier que chacun peut contrôler avec « ecarte verify ». Il montre vos cartes de cette partie.
friend-bar-evidence = La preuve…
friend-evidence-save = Enregistrer la preuve
friend-move = Vers un autre de vos navigateurs
friend-move-how = La partie peut continuer dans un autre navigateur ou sur un autre de vos appareils. Elle s’arrête alors ici : une partie jouée à deux endroits passe pour une tricherie.
friend-move-away = Déplacer la partie
friend-moved = La partie a été déplacée. Ouvrez ce lien dans votre autre navigateur. Il contient vos cartes et votre secret : gardez-le pour vous.
friend-moved-file = La partie a été déplacée. Elle est trop longue pour un lien : ouvrez le fichier dans votre autre navigateur. Il contient vos cartes et votre secret : gardez-le pour vous.
friend-moved-back = Si vous ne l’avez ouverte nulle part ailleurs, vous pouvez la reprendre.
friend-move-here = Continuer ici
friend-bar-moved = Cette partie continue dans un autre de vos navigateurs.
friend-bar-moved-open = Le lien…
friend-arrived = Votre partie avec { $name }
friend-arrived-how = Elle vient d’un autre de vos navigateurs. Une fois reprise ici, ne la continuez pas là-bas : cela passerait pour une tricherie.
friend-bar-send = Transmettre
friend-bar-paste = Coller…
friend-known = Ce message était déjà arrivé : rien n’a changé.
friend-withdrawn = Un autre joueur a continué au même moment : ce que vous avez fait est venu trop tard, et est annulé.

problem-E-friend-size = Le message est trop long : il a plus de { $most } octets.
    .remedy = Rien n’a changé dans la partie.
problem-E-friend-form = Ce n’est pas un message d’une partie entre amis.
    .remedy = Copiez en entier le lien ou la ligne envoyés.
problem-E-friend-version = Le message a la version { $found } du protocole, ce programme connaît la { $known }.
    .remedy = Mettez à jour le plus ancien des deux programmes.
problem-E-friend-game = Le message est d’une autre partie.
    .remedy = Ouvrez-le dans le navigateur où cette partie a été commencée.
problem-E-friend-signature = Le message n’est pas du joueur de cette table.
    .remedy = Quelqu’un d’autre a pu s’asseoir avec la même invitation.
problem-E-friend-sit = Ceci ne répond pas à l’invitation, qui reste ouverte.
    .remedy = La réponse de votre ami est la ligne affichée quand il s’est assis : demandez-la en entier.
problem-E-friend-closed = La partie est terminée : on ne peut plus rien jouer.
    .remedy = Commencez une autre partie, et invitez-y votre ami.
problem-E-friend-evidence = Ce fichier ne montre aucune tricherie : il est abîmé, ou quelqu’un l’a modifié.
    .remedy = Demandez le fichier entier, tel qu’il a été enregistré à la fin de la partie.
problem-E-friend-moved = Cette partie a été déplacée : elle continue dans un autre de vos navigateurs.
    .remedy = Ouvrez-la là-bas, ou reprenez-la ici si elle n’a été ouverte nulle part ailleurs.
problem-E-friend-now = Cela ne peut pas se faire maintenant.
    .remedy = Voyez qui l’on attend.
problem-E-friend-ask = { $why ->
    [asked] Une demande attend déjà sa réponse.
    [declined] Votre ami n’était pas d’accord. Vous pourrez redemander quand la partie aura continué.
    [back] On ne reprend que son propre dernier coup, tant que rien ne l’a suivi : ni carte donnée, ni coup de votre ami.
    [late] C’est trop tard : la donne est finie.
   *[now] On ne peut rien demander maintenant.
}
problem-E-friend-say = Cela suffit : { $most } phrases jusqu’à ce que la partie continue.
problem-E-friend-terms = Les conditions de la partie ne tiennent pas : { $what ->
    [name-missing] le nom manque
    [name-long] le nom a plus de { $most } caractères
    [name-nobody] un nom ne peut commencer par « ? », qui ne désigne personne
    [name-signs] le nom a une espace à un bout, ou un signe qu’un nom ne peut avoir
    [game] ce jeu ne se joue pas avec un ami
    [match] il n’y a pas de tel match
    [stake] la mise ou la bourse
    [dealer] le premier donneur
    [opened] ce qu’on ouvre à la fin d’une donne
    [options] les options
    [dealing] entre amis, on joue de la main, avec un jeu mêlé à chaque donne
    [seat] la place de qui invite
    [computers] à plus de deux, un ordinateur peut avoir une autre place que celle de qui invite, et il reste au moins une place pour un ami
    [date] la date
   *[other] { $what }
}.

problem-E-friend-item = { $name } a envoyé un message mal formé.
problem-E-friend-turn = { $name } a envoyé un message qui n’était pas de son tour.
problem-E-friend-cut = { $name } a coupé avec un autre nombre que celui promis.
problem-E-friend-deck = { $name } n’a pas envoyé un jeu entier à la donne { $deal } : deux cartes sont égales, ou quelque chose n’est ni une carte ni le sceau d’une clé.
problem-E-friend-key = { $name } a donné une clé qui n’est pas celle de la carte { $place } du jeu.
problem-E-friend-move = { $does ->
    [play] { $name } a joué { card-the } contre les règles.
    [discard] { $name } a écarté contre les règles.
    [propose] { $name } a proposé contre les règles.
    [stand] { $name } a refusé de proposer contre les règles.
    [accept] { $name } a accepté contre les règles.
    [refuse] { $name } a refusé contre les règles.
    [king] { $name } a marqué le roi contre les règles.
    [pass] { $name } a passé contre les règles.
    [take] { $name } a pris contre les règles.
    [meld] { $name } a annoncé contre les règles.
   *[other] { $name } a fait ce que les règles ne permettent pas.
}
problem-E-friend-open = { $name } a envoyé une carte qui doit rester cachée.
problem-E-friend-spoilt = { $name } a dit que le jeu était faussé, et il ne l’est pas.
problem-E-friend-shuffle = { $name } n’a pas mêlé le jeu de la donne { $deal } comme le dit le nombre révélé : des cartes ont été échangées, doublées ou marquées.
problem-E-friend-lock = { $name } n’a pas fermé le jeu de la donne { $deal } avec les clés scellées.
problem-E-friend-discard = { $name } a révélé d’autres cartes que celles qui avaient été écartées ou annoncées.
problem-E-friend-hand = { $does ->
    [play] { $name } n’a pas joué { card-the } de sa propre main, ou pas selon les règles.
    [king] { $name } n’a pas suivi les règles au sujet de son roi.
    [none] { $name } a révélé d’autres cartes que celles qui avaient été jouées.
   *[other] { $name } n’a pas joué de sa propre main, ou pas selon les règles.
}
problem-E-friend-said = { $name } a révélé d’autres coups que ceux qui avaient été joués.
problem-E-friend-sign = { $name } a signé un autre résultat de la partie.
problem-E-friend-twice = { $name } a envoyé deux messages différents pour la même place.

friend-because = { $said } À la table, on aurait répondu à { $name } : « { $why } »

friend-ask = { $what ->
    [back] { $name } demande à reprendre le dernier coup.
    [deal] { $name } demande de redonner cette donne.
   *[end] { $name } demande d’arrêter la partie ici, telle quelle.
}
friend-says = { $name } : « { $said } »
friend-answered = { $answer ->
    [yes] { $name } est d’accord.
   *[no] { $name } n’est pas d’accord.
}
friend-yes = D’accord
friend-no = Pas d’accord
friend-bar-speak = Parler…
friend-speak-say = Dire à { $name }
friend-speak-ask = Demander à { $name }
friend-asks = { $what ->
    [back] De reprendre mon dernier coup
    [deal] De redonner cette donne
   *[end] D’arrêter la partie ici, telle quelle
}
friend-say = { $phrase ->
    [hello] Bonjour !
    [moment] Un moment, s’il vous plaît.
    [played] Bien joué !
    [sorry] Pardon !
   *[thanks] Merci !
}
