### A game looked back on.

## Replay: doubler, offrir, réclamer, et ce qui arrive à une vraie table

replay-why-double-refused = car le double a été refusé
replay-why-offer = pour le point offert
replay-why-offer-declined = car le point a été refusé sans la vole
replay-short-back = reprend
replay-short-turn = hors de son tour
replay-short-revoke = renonce
replay-short-false = faux
replay-short-claim = réclame, loi { $law }
replay-short-unmark = démarque
replay-short-ruling = loi { $law } : { $choice ->
    [replay] rejoué
    [stand] reste
    [correct] roi démarqué
    [shown] roi montré
    [back] reprise
    [redeal] nouvelle donne
    [putright] rectifié
    [discard] excédent écarté
    [draw] excédent tiré
    [fill] main complétée
    [trump] retourne choisie
    [tricks] levées comptées
    [take] prise
    [leave] laissée
    [refuse] refusée
    [next] hors du coup
    [recut] on recoupe
    [reshuffle] on rebat
    [new] jeux neufs
    [wait] plus tard
   *[other] jugé
}
replay-short-advise = { $name } conseille
replay-short-fault = une faute
replay-short-exposed = découvert
replay-short-notice = prévient
replay-short-looked = avait regardé
replay-short-mixed = a mêlé
replay-short-drawn = cartes tirées
replay-short-recut = on recoupe
replay-short-tricks = levées comptées
replay-short-mark = marqué
replay-short-table = à la table
replay-sheet-double = { $name } a doublé
replay-sheet-offer = { $name } a offert le point
replay-sheet-concede = { $name } a jeté son jeu
replay-sheet-claim = { $name } a réclamé, loi { $law }
log-found = Loi { $law } : la faute est à { $name }.
log-ruling = Décision selon la loi { $law } : { $choice ->
    [redeal] nouvelle donne
    [stand] ce qui est fait reste
    [discard] les cartes de trop sont écartées
    [draw] les cartes de trop sont tirées
    [fill] la main est complétée avec le talon
    [trump] la retourne est choisie
    [tricks] les cartes manquantes comptent comme des levées
    [take] la carte peut être prise
    [leave] la carte est laissée
    [refuse] la carte est refusée, et la suivante prise
    [next] la carte est hors du coup, et la suivante vient à sa place
    [recut] on coupe de nouveau
    [reshuffle] on bat de nouveau
    [new] deux jeux neufs
    [wait] des jeux neufs à la donne suivante seulement
   *[other] on rectifie
}.
log-say-took-number = { $who ->
    [you] Vous dites combien de cartes vous avez prises : { $number }.
   *[other] { $name } dit combien de cartes ont été prises : { $number }.
}
say-took-number = J’en ai pris { $number }.
log-table-fault = { $who ->
    [you] Vous avez mal battu ou mal donné les cartes.
   *[other] { $name } a mal battu ou mal donné les cartes.
}
log-table-exposed = Vu de tous : { $cards }.
log-table-notice = { $who ->
    [you] Vous prévenez que vous donnerez autrement.
   *[other] { $name } prévient d’un changement dans la façon de donner.
}
log-table-looked = { $who ->
    [you] Vous aviez regardé vos cartes.
   *[other] { $name } avait regardé ses cartes.
}
log-table-mixed = { $who ->
    [you] Vous avez pris trop de cartes et les avez mêlées aux vôtres.
   *[other] { $name } a pris trop de cartes et les a mêlées aux siennes.
}
log-table-drawn = { $who ->
    [you] On tire des cartes de votre main.
   *[other] { $name } : on tire des cartes de sa main.
}
log-table-tricks = { $number ->
    [one] { $who ->
        [you] Une levée compte pour vous, car il manquait une carte.
       *[other] Une levée compte pour { $name }, car il manquait une carte.
    }
   *[other] { $who ->
        [you] { $number } levées comptent pour vous, car il manquait des cartes.
       *[other] { $number } levées comptent pour { $name }, car il manquait des cartes.
    }
}
log-table-mark = { $who ->
    [you] Vous marquez { $number }.
   *[other] { $name } marque { $number }.
}
log-table-recut = On coupe de nouveau.

## Replay: une partie que l’on revoit

replay-close = Fermer la relecture
replay-awaited = On prépare la partie…
replay-broken = Cette partie ne peut pas être affichée.
replay-failed = Le moteur ne répond pas : c’est impossible pour l’instant.
replay-open-page = Ouvrir dans Écarté
replay-players = { $first } et { $second }
replay-hand = { $who ->
    [you] Votre main
   *[other] Main : { $name }
}
replay-hidden = Une carte cachée
replay-steps = Parcourir la partie
replay-next = Coup suivant
replay-before = Coup précédent
replay-next-trick = Levée suivante
replay-before-trick = Levée précédente
replay-next-deal = Donne suivante
replay-before-deal = Donne précédente
replay-first = Début
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-look = Mains visibles
replay-look-all = Toutes les mains
replay-look-seat = { $who ->
    [you] Votre main
   *[other] Main : { $name }
}
replay-place = Position dans la partie
replay-king = { $name } : roi
replay-vole = { $name } : vole
replay-astray = Ceci n’a pas été joué.
replay-return = Revenir à la partie
replay-keys = Touches
replay-swipe = Sur un écran tactile, glissez le doigt sur la table.
replay-dealt = { $who ->
    [you] Vous avez { $cards }.
   *[other] { $name } a { $cards }.
}
replay-dealt-hidden = { $who ->
    [you] Vous recevez { $number } cartes.
   *[other] { $name } reçoit { $number } cartes.
}
replay-discards = { $who ->
    [you] Vous écartez { $cards }.
   *[other] { $name } écarte { $cards }.
}
replay-draws = { $who ->
    [you] Vous prenez { $cards }.
   *[other] { $name } prend { $cards }.
}
replay-draws-number = { $who ->
    [you] { $number ->
        [one] Vous prenez une carte.
       *[other] Vous prenez { $number } cartes.
    }
   *[other] { $number ->
        [one] { $name } prend une carte.
       *[other] { $name } prend { $number } cartes.
    }
}
replay-cuts = { $name } a tiré { $card }.
replay-cut-deals = { $name } donne.
replay-cut-with = Coupé avec « { $words } »
replay-resigned = La partie est abandonnée : { $name } la gagne.
replay-scored = { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
} à { $name } { $why }.
replay-why-turned-king = pour le roi retourné
replay-why-king = pour le roi d’atout
replay-why-point = pour le point
replay-why-vole = pour la vole, les cinq levées
replay-why-elder-vulnerable = car l’aîné a joué d’autorité et perdu
replay-why-dealer-vulnerable = car le donneur a refusé et perdu
replay-score = { $first } { $firstScore }, { $second } { $secondScore }.
replay-side = Ce qui s’est passé
replay-moves = Coups
replay-deal = Donne { $number }
replay-deals = { $who ->
    [you] vous donnez
   *[other] { $name } donne
}
replay-turned = Retourne
replay-short-up = découvre
replay-short-deal = { $number ->
    [one] une carte
   *[other] { $number } cartes
}
replay-short-discard = { $number ->
    [0] garde tout
   *[other] écarte { $number }
}
replay-short-draw = prend { $number }
replay-variation = Au lieu de cela
replay-supposed = { $who ->
    [you] Si vous aviez
   *[other] Si { $name } avait
}
replay-remove = Supprimer cette variante
replay-promote = Monter cette variante
replay-notes = Commentaire et signe
replay-comment = Commenter
replay-comment-here = Commentaire sur ce moment
replay-marks = Signes
replay-mark = { $nag ->
    [1] Bon (!)
    [2] Mauvais (?)
    [3] Très bon (!!)
    [4] Très mauvais (??)
    [5] Intéressant (!?)
   *[6] Douteux (?!)
}
replay-cards = Marquer des cartes
replay-cards-noted = Marquées :
replay-card-noted = { $card }, marquée
replay-remove-from = Supprimer ce coup et la suite
replay-demote = Descendre cette variante
replay-saved = Enregistré.
replay-not-saved = L’enregistrement a échoué.
replay-not-here = Ici, un commentaire porte sur l’autre main : montrez toutes les mains pour en écrire un.
replay-here = Jouer à partir d’ici
replay-here-means = La donne reprend à ce moment, contre l’ordinateur. Ce que vous jouez est gardé avec la partie, comme variante.
replay-here-as = { $who ->
    [you] À votre place
   *[other] À cette place : { $name }
}
replay-here-not = Ici, la donne est finie. Revenez en arrière pour jouer.
replay-why = Pourquoi ce choix, { $name } ?
replay-more = Plus
replay-share = Partager
replay-share-title = Une partie d’écarté
replay-share-what = Ce que montre le lien
replay-prepared = partie d’échauffement
replay-share-prepared = Le nombre dont découlent les cartes de cette partie est public : avec le lien, on peut en retrouver toutes les mains.
replay-share-here = Commencer à ce moment
replay-chapters = Chapitres
replay-chapter = { $chapter }. { $name }
replay-chapter-of = Chapitre { $chapter } sur { $count }
replay-chapter-before = Chapitre précédent
replay-chapter-next = Chapitre suivant
replay-chapter-further = Suite : { $name }
replay-study-sheet = Toute l’étude
replay-share-study = Ce qui est partagé
replay-share-all = { $count ->
    [one] L’étude
   *[other] Les { $count } chapitres
}
replay-share-one = Ce chapitre
replay-link = Lien
replay-copy = Copier le lien
replay-copy-embed = Copier le code d’intégration
replay-copied = Copié.
replay-copy-yourself = Le navigateur ne permet pas à cette page de copier. Le lien est sélectionné : copiez-le vous-même.
replay-link-long = Le lien compte { $length } caractères : commentaires, variantes et réclamations prennent de la place. Certains programmes coupent les longs liens : si c’est le cas, enregistrez la partie et envoyez le fichier.
replay-code = Le lien en code QR
replay-code-dense = Le lien est trop long pour un code QR.
replay-send = Envoyer…
replay-alike = Parties semblables
replay-reader = Que pouvait-on avoir en face ?
replay-challenge = Défier un ami
replay-challenge-title = Un défi à l’écarté
replay-challenge-means = Votre ami joue ces donnes avec les mêmes règles, contre l’ordinateur. Ce qui s’est passé ici ne lui est montré qu’à la fin.
replay-challenge-seat = Votre ami joue à la place de
replay-save = Enregistrer la partie
replay-sheet = Feuille de marque
replay-print = Imprimer
replay-sheet-target = { $deals ->
    [0] en { $target } points
   *[other] en { $deals } donnes
}
replay-sheet-order = Dans chaque paire de nombres, { $first } d’abord, puis { $second }.
replay-sheet-deals = Chaque donne : les mains distribuées et, après la flèche, jouées ; puis les levées. Qui est nommé a entamé ; la carte soulignée a fait la levée.
replay-sheet-diagram = Donne { $number } · { $dealer } donne ·
replay-sheet-deal = Donne
replay-sheet-dealer = Donneur
replay-sheet-turn = Retourne
replay-sheet-exchange = Propositions et rois
replay-sheet-tricks = Levées
replay-sheet-points = Points
replay-sheet-score = Marque
replay-sheet-proposed = { $number ->
    [one] { $name } : proposition
   *[other] { $name } : { $number } propositions
}
replay-sheet-stand = { $name } : d’autorité
replay-sheet-refuse = { $name } : refus
replay-sheet-king = { $name } : roi
replay-sheet-vole = { $name } : vole
replay-sheet-result = { $won ->
    [yes] { $who ->
        [you] Vous gagnez, { $result }.
       *[other] { $name } gagne, { $result }.
    }
   *[no] { $result }
}
