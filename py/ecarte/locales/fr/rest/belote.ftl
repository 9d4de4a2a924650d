### What the page says of belote.

## Belote: page (règles, joueurs, parties gardées, règle du jeu, parties revues)

# Les joueurs
player-novice = débutant
player-casual = joueur occasionnel
player-expert = expert
players-novice = des débutants
players-casual = des joueurs occasionnels
players-amateur = de bons amateurs
players-club = des habitués du cercle
players-expert = des experts
opponent-novice = Achille
opponent-casual = Eulalie
opponent-expert = Sidonie
person-belote-N = Camille
person-belote-E = Blaise
person-belote-S = Aurèle
person-belote-W = Ondine
new-which = Jeu
new-opponents = { $names }
new-partner = { $name }, votre partenaire
new-partner-same = de leur force
settings-callBelote = Annoncer la belote pour moi
settings-announce = Annoncer ce que je peux annoncer
settings-sortTrumps = Mes atouts
settings-sortTrumps-left = À gauche
settings-sortTrumps-right = À droite
settings-sortSuits = Mes couleurs
settings-sortSuits-alternate = Rouge et noir en alternance
settings-sortSuits-fixed = Toujours ♠ ♥ ♦ ♣
settings-sortRanks = Les cartes d’une couleur
settings-sortRanks-down = La plus forte à gauche
settings-sortRanks-up = La plus faible à gauche
resign-means-sides = Vos adversaires gagnent la partie, et il sera noté que vous avez abandonné.

challenge-means-partner = Ces donnes ont été jouées avec { $partner } contre { $opponent }. À vous les mêmes cartes, à la même place.

hint-call = Conseil : jouez { $cards }, en annonçant la belote.
hint-bid = { $kind ->
    [pass] Conseil : passez.
    [nt] Conseil : demandez sans atout.
    [at] Conseil : demandez tout atout.
   *[suit] Conseil : prenez à { suit }.
}
hint-announce = Conseil : annoncez ce que vous avez.
hint-worth-points = { $hint } Ce choix vaut { $points } ± { $error } points de la donne, le suivant { $instead }.

# Les parties gardées
library-game = Jeu
library-game-all = Tous les jeux
side-we = Nous
side-they = Eux
side-score = { $side } { $score }

# Règle du jeu
how-belote-goal = La belote se joue à quatre, deux contre deux : votre partenaire est en face de vous. À chaque donne, un camp s’engage à faire plus de points que l’autre, avec l’atout de son choix. { $deals ->
    [0] Le premier camp à { $target } points gagne la partie.
   *[other] Le camp qui a le plus de points après { $deals } donnes gagne la partie.
}
how-belote-goal-three = La belote à trois : chacun pour soi. À chaque donne, un joueur s’engage à faire plus de points que chacun des autres, avec l’atout de son choix. { $deals ->
    [0] Le premier à { $target } points gagne la partie.
   *[other] Celui qui a le plus de points après { $deals } donnes gagne la partie.
}
how-belote-goal-two = La belote à deux. À chaque donne, un joueur s’engage à faire plus de points que l’autre, avec l’atout de son choix. { $deals ->
    [0] Le premier à { $target } points gagne la partie.
   *[other] Celui qui a le plus de points après { $deals } donnes gagne la partie.
}
how-belote-cards-title = Les cartes
how-belote-cards = Il y en a 32. À l’atout, le valet et le 9 sont maîtres. Voici l’ordre des cartes et leurs points :
how-belote-cards-plain = Dans les autres couleurs, voici leur ordre et leurs points :
how-belote-cards-sum = Le dernier pli vaut { $last } points, le dix de der. Cela fait { $whole } points par donne.
how-belote-deal-title = La donne
how-belote-deal = Chacun reçoit cinq cartes, trois puis deux, et la suivante est retournée. Une fois que quelqu’un a pris, chacun en reçoit encore trois ; le preneur, lui, ramasse la retourne et en reçoit deux.
how-belote-deal-three = Chacun reçoit cinq cartes, trois puis deux, et la suivante est retournée. Une fois que quelqu’un a pris, chacun en reçoit encore trois, et l’on montre aussi la dernière carte du paquet. Les deux cartes montrées, et six que personne ne voit, restent hors du jeu.
how-belote-deal-two = Chacun reçoit six cartes, trois par trois, et la suivante est retournée. Une fois que l’un des deux a pris, chacun en reçoit encore trois, et l’on montre aussi la dernière carte du paquet. Les deux cartes montrées, et douze que personne ne voit, restent hors du jeu.
how-belote-deal-open = Les 32 cartes sont sur la table : devant chacun huit cartes cachées et, sur chacune d’elles, une carte découverte. La dernière donnée, découverte devant le donneur, sert de retourne. On ne donne plus rien après les enchères.
how-belote-bid-title = La prise
how-belote-bid = Le voisin du donneur parle le premier. Chacun peut prendre, avec la couleur de la retourne pour atout, ou passer. Si tout le monde passe, on fait un second tour, où l’on peut prendre à une autre couleur. Si tout le monde passe encore, le suivant donne.
how-belote-bid-nt = { $values ->
    [scaled] Au lieu d’une couleur, on peut demander sans atout : cela passe par-dessus une couleur, et l’as vaut { $ace }.
   *[other] Au lieu d’une couleur, on peut demander sans atout : cela passe par-dessus une couleur, et tout compte double.
}
how-belote-bid-at = { $values ->
    [scaled] Ou tout atout : cela passe par-dessus tout, et chaque couleur suit l’ordre de l’atout. Les points des plis sont ramenés au total des autres donnes.
   *[other] Ou tout atout : cela passe par-dessus tout, chaque couleur suit l’ordre de l’atout, et tout compte triple.
}
how-belote-declare-title = Les annonces
how-belote-declare = En jouant sa première carte, chacun annonce ce qu’il a :
how-belote-tierce = pour trois cartes qui se suivent dans une couleur (as, roi, dame, valet, 10, 9, 8, 7), la tierce
how-belote-cinquante = pour quatre qui se suivent
how-belote-cent = pour cinq ou plus
how-belote-carre = pour le carré d’as, de dix, de rois ou de dames
how-belote-nines = pour le carré de neuf
how-belote-jacks = pour le carré de valets
how-belote-best = Seul le camp qui a l’annonce la plus forte marque ses annonces, celles des deux partenaires. La table les compare après le premier pli, et les cartes sont montrées.
how-belote-best-three = Seul le joueur qui a l’annonce la plus forte marque les siennes. La table les compare après le premier pli, et les cartes sont montrées.
how-belote-belote = Le roi et la dame d’atout dans une même main font la belote. Elle vaut toujours { $belote } points à celui qui l’a : il dit « belote » en jouant la première carte, « rebelote » en jouant la seconde.
how-belote-play-title = Le jeu
how-belote-play = Le voisin du donneur entame, de la carte qu’il veut ; ensuite, celui qui a fait le pli entame le suivant. Les autres sont tenus de :
how-belote-play-follow = fournir la couleur ;
how-belote-play-trump = s’ils n’en ont pas, couper ;
how-belote-play-over = à l’atout, monter sur tous ceux du pli, s’ils le peuvent ;
how-belote-play-partner = si le partenaire est maître et qu’ils ne peuvent pas fournir, ils peuvent se défausser au lieu de couper, mais non pisser sous son atout tant qu’ils peuvent monter ;
how-belote-play-partner-free = si le partenaire est maître et qu’ils ne peuvent pas fournir, ils jouent ce qu’ils veulent ;
how-belote-play-any = s’ils n’ont pas d’atout non plus, se défausser.
how-belote-play-example = On a entamé cœur, puis coupé du 8 de pique. Vous n’avez pas de cœur : il faut surcouper.
how-belote-play-open = On ne joue que des cartes découvertes, et elles seules comptent pour ce qu’il faut jouer et pour la belote. Après le pli, chacun retourne la carte qui était sous celle qu’il a jouée ; elle peut alors se jouer aussi.
how-belote-score-title = La marque
how-belote-score = Chaque camp compte ses cartes, ses annonces et le dix de der. Le camp du preneur doit avoir plus que l’autre ; chacun marque alors ce qu’il a. Sinon il est dedans : il ne marque rien, et la défense marque { $whole } et toutes les annonces. La belote reste à celui qui l’a.
how-belote-score-three = Chacun compte ses cartes, ses annonces et le dix de der. Le preneur doit avoir plus que chacun des autres. Sinon il est dedans : il ne marque rien, et ses points vont à celui des deux autres qui en a le plus.
how-belote-score-two = Chacun compte ses cartes, ses annonces et le dix de der. Le preneur doit avoir plus que l’autre ; chacun marque alors ce qu’il a. Sinon il est dedans : il ne marque rien, et l’autre marque le tout. La belote reste à celui qui l’a.
how-belote-capot = pour tous les plis, le capot, à la place du dix de der
how-belote-capot-88 = pour tous les plis, le capot, en plus du dix de der
how-belote-here-anticlockwise = Dans cette partie, on tourne dans le sens inverse des aiguilles d’une montre.
how-belote-here-packets-2-3 = Dans cette partie, on donne d’abord par deux, puis trois.
how-belote-here-packets-dealer = Dans cette partie, on donne par trois et deux, ou par deux et trois, tour à tour.
how-belote-here-packets-chosen = Dans cette partie, le donneur choisit à chaque donne : trois cartes puis deux, ou deux puis trois.
how-belote-here-cut-only = Dans cette partie, on ne bat pas les cartes entre les donnes : on réunit les plis et l’on coupe.
how-belote-here-nt-over = Dans cette partie, on ne peut demander sans atout qu’après une prise à la couleur.
how-belote-here-belote-only = Dans cette partie, on n’annonce que la belote.
how-belote-here-before = Dans cette partie, chacun annonce avant la première carte.
how-belote-here-shared = Dans cette partie, une carte peut servir à une suite et à un carré.
how-belote-here-king-first = Dans cette partie, la belote s’annonce sur le roi.
how-belote-here-undertrump = Dans cette partie, celui qui ne peut ni fournir ni monter doit pisser, même quand son partenaire est maître à l’atout.
how-belote-here-unsafe = Dans cette partie, la belote se perd avec le contrat.
how-belote-here-cards-alone = Dans cette partie, on juge si le contrat est fait sans compter les annonces.

# Parties revues
replay-against = { $first } contre { $second }
replay-takes = { $who ->
    [you] Vous ramassez { $card }.
   *[other] { $name } ramasse { $card }.
}
replay-bottom = Et
replay-short-take = ramasse
replay-short-bid = { $kind ->
    [pass] passe
    [nt] sans atout
    [at] tout atout
   *[suit] prend
}
replay-short-call = { $call ->
    [rebelote] rebelote
   *[belote] belote
}
replay-short-rank = { $rank ->
    [A] à l’as
    [K] au roi
    [Q] à la dame
    [J] au valet
    [T] au 10
   *[other] au { $rank }
}
replay-short-trump = à l’atout
replay-short-show = montre
replay-capot = { $name } : capot
replay-failed-contract = { $name } : contrat chuté
replay-score-sides = { $scores }.
replay-sheet-contract = Contrat
replay-sheet-declared = Annonces
replay-sheet-made = { $taker }, { $contract }
replay-sheet-down = { $taker }, { $contract }, dedans
replay-sheet-litige = { $taker }, { $contract }, litige
replay-sheet-passed = passe générale
replay-sheet-bid = { $kind ->
    [nt] sans atout
   *[at] tout atout
}
replay-sheet-order-three = Trois nombres, dans l’ordre : { $first }, { $second }, { $third }.
replay-sheet-won = Gagnée par { $name }, { $result }.
replay-sheet-belote = belote
replay-sheet-capot = capot
replay-sheet-declares = { $name } : { $what }
replay-sheet-drawn = La partie est nulle, { $result }.

## Belote: table

belote-partner-name = Votre partenaire { $name }
belote-pair = { $first }, { $second }
belote-us = Nous
belote-them = Eux
belote-seated = { $place ->
    [partner] { $name }, votre partenaire
    [left] { $name }, à votre gauche
    [right] { $name }, à votre droite
   *[across] { $name }, en face de vous
}
belote-contract = { $contract ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
    [nt] sans atout
    [at] tout atout
   *[other] { $contract }
}
belote-contract-title = { $contract ->
    [s] Pique
    [h] Cœur
    [d] Carreau
    [c] Trèfle
    [nt] Sans atout
    [at] Tout atout
   *[other] { $contract }
}
belote-contract-short = { $contract ->
    [nt] SA
   *[at] TA
}
belote-ranks = { $rank ->
    [K] rois
    [Q] dames
    [J] valets
    [A] as
    [T] dix
   *[other] neuf
}
belote-kind = { $kind ->
    [tierce] une tierce
    [cinquante] un cinquante
    [cent] un cent
   *[carre] un carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-meld = { $kind ->
    [tierce] Tierce
    [cinquante] Cinquante
    [cent] Cent
   *[carre] Carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-meld-to = { belote-meld } { $rank ->
    [A] à l’as
    [Q] à la dame
   *[other] au { rank }
} de { suit }
belote-turned = Retourne : { $card }
belote-out = Hors du jeu
belote-taker = { $who ->
    [you] vous prenez
   *[other] { $name } prend
}
belote-target = { $deals ->
    [0] sur { $target } points
   *[other] donne { $deal } sur { $deals }
}
belote-deal = Donne
belote-deal-of = { $deal } sur { $deals }
belote-tag-takes = { $who ->
    [you] prenez à { $contract }
   *[other] prend à { $contract }
}
belote-tag-passes = { $when ->
    [before] { $who ->
        [you] avez passé
       *[other] a passé
    }
    [again] deux
   *[now] { $who ->
        [you] passez
       *[other] passe
    }
}
belote-tag-bids = a demandé { $contract }
belote-tag-meld = { $kind ->
    [tierce] tierce
    [cinquante] cinquante
    [cent] cent
   *[carre] carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    }
}
belote-tag-belote = { $complete ->
    [yes] rebelote
   *[no] belote
}
belote-note-deals = Donne : a donné les cartes. Le joueur suivant parle et entame en premier.
belote-note-takes = { $who ->
    [you] Preneur : vous avez choisi l’atout, et votre camp doit faire plus de points que les autres.
   *[other] Preneur : a choisi l’atout, et son camp doit faire plus de points que les autres.
}
belote-note-passes = Passe : n’a pas voulu prendre.
belote-note-bids = Demande : un autre contrat l’a couverte.
belote-note-declares = Annonce : une suite de trois cartes ou plus (tierce 20, cinquante 50, cent 100) ou quatre cartes semblables (carré). Seul le camp qui a la meilleure marque ses annonces.
belote-note-belote = Belote : roi et dame d’atout dans la même main, { $belote } points.
belote-ask-first = Prenez-vous à { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
} ?
belote-ask-after = { $said }{ " " }
belote-ask-second = Tout le monde a passé. Prenez-vous à une autre couleur ?
belote-ask-overcall = { $name } prend à { $contract }. Surenchérissez-vous ?
belote-ask-announce = Qu’annoncez-vous ?
belote-ask-E-overtrump = { suit-title } demandé. Il faut monter à l’atout.
belote-ask-E-beat = { suit-title } demandé. Il faut monter.
belote-ask-E-undertrump = Votre partenaire est maître à l’atout : on ne pisse pas dessous.
belote-ask-E-trump = { suit-title } demandé. Vous n’en avez pas : il faut couper.
belote-take = Prendre
belote-pass = Passer
belote-no-more = Rien de plus
belote-announce = Annoncer { $kind }
belote-announce-which = Annoncer { $kind } { $rank ->
    [A] à l’as
    [Q] à la dame
   *[other] au { rank }
} de { suit }
belote-call-belote = Belote
belote-call-rebelote = Rebelote
# The second pass is said "deux" (FFB 2016, 4.2).
belote-say-pass = { $round ->
    [2] Deux.
   *[other] Je passe.
}
belote-say-take = { $contract } !
belote-say-meld = { $kind ->
    [tierce] Tierce.
    [cinquante] Cinquante.
    [cent] Cent.
   *[carre] Carré { $rank ->
        [A] d’as
       *[other] de { belote-ranks }
    } !
}
belote-say-rank = { $rank ->
    [A] À l’as.
    [K] Au roi.
    [Q] À la dame.
    [J] Au valet.
    [T] Au dix.
   *[other] Au neuf.
}
belote-say-trump = À l’atout.
belote-say-belote = Belote !
belote-say-rebelote = Et rebelote !
belote-declared = Annonces
belote-declares = { $who ->
    [you] Vous : { $meld }, { $points }
   *[other] { $name } : { $meld }, { $points }
}
belote-last-trick = Dernier pli
belote-sheet = Feuille de marque
belote-gain = +{ $points }
belote-sheet-takes = prend
belote-sheet-failed = dedans
belote-sheet-litige = litige
belote-capot = capot
belote-sheet-target = { $deals ->
    [0] La partie se joue en { $target } points.
   *[other] La partie se joue en { $deals } donnes ; qui a alors le plus de points gagne.
}
belote-sheet-empty = Aucune donne n’est encore marquée. { belote-sheet-target }
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] Vous avez pris à { $contract } : c’est fait
        [litige] Vous avez pris à { $contract } : litige
       *[no] Vous avez pris à { $contract } : dedans
    }
   *[other] { $made ->
        [yes] { $name } a pris à { $contract } : c’est fait
        [litige] { $name } a pris à { $contract } : litige
       *[no] { $name } a pris à { $contract } : dedans
    }
}
belote-result-capot = Capot
belote-capot-why = Tous les plis : { $points } au lieu des 10 du dernier.
belote-holds = { $who ->
    [you] Vous : roi et dame de { suit }
   *[other] { $name } : roi et dame de { suit }
}
belote-made-why = Chaque camp marque son total.
belote-hands = Toutes les mains
belote-tricks = Plis
belote-trick-taken = fait le pli
belote-tricks-key = › entame ; la carte encadrée fait le pli.
belote-result-passed = Tout le monde a passé deux fois
belote-result-next = Personne ne marque. Au suivant de donner.
belote-row-cards = Cartes
belote-row-counted = Plis
belote-row-last = Dix de der
belote-row-capot = Capot
belote-row-melds = Annonces
belote-row-belote = Belote
belote-row-sum = Total
belote-row-waited = En litige
belote-row-written = Marqué
belote-row-score = Score
belote-made = { $three ->
    [yes] { $own } contre { $most } au plus : contrat rempli.
   *[no] { $own } contre { $most } : contrat rempli.
}
belote-failed = { $three ->
    [yes] { $own } contre { $most } au plus : pas davantage, donc dedans.
   *[no] { $own } contre { $most } : pas davantage, donc dedans.
}
belote-litige = { $own } partout : litige. { $held } points sont remis en jeu.
belote-compared = Les annonces ne sont pas comparées.
belote-failed-why = La défense marque tous les points et toutes les annonces.
belote-failed-keeps = La belote reste à celui qui l’a.
belote-failed-three = Les points vont à celui des deux autres qui en a le plus.
belote-failed-two = L’autre marque tous les points et toutes les annonces.
belote-factor = { $contract ->
    [nt] Sans atout : tout compte double.
   *[at] Tout atout : tout compte triple.
}
belote-scaled = À tout atout, les points des plis sont ramenés au total des autres donnes.
belote-rounded = Marqué à la dizaine la plus proche.
belote-log-drew = { $who ->
    [you] Vous tirez { $card }.
   *[other] { $name } tire { $card }.
}
belote-log-deals = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
belote-log-open = { $who ->
    [you] Donne { $deal } : vous donnez.
   *[other] Donne { $deal }. { $name } donne.
}
belote-log-turn = La retourne est { $card }.
belote-log-up = { $who ->
    [you] Découvertes devant vous : { $cards }.
   *[other] Découvertes devant { $name } : { $cards }.
}
belote-log-bottom = La dernière carte du talon est { $card } : ni elle ni la retourne ne se jouent.
belote-log-take = { $who ->
    [you] Vous prenez { $card } en main.
   *[other] { $name } prend { $card } en main.
}
belote-log-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
belote-log-bid = { $who ->
    [you] Vous prenez à { $contract }.
   *[other] { $name } prend à { $contract }.
}
belote-log-meld = { $who ->
    [you] Vous annoncez { $kind }.
   *[other] { $name } annonce { $kind }.
}
belote-log-meld-to = { $who ->
    [you] Vous annoncez { $kind } ; carte la plus forte : { $card }.
   *[other] { $name } annonce { $kind } ; carte la plus forte : { $card }.
}
belote-log-rank = { $who ->
    [you] Vous nommez la carte la plus forte : { rank }.
   *[other] { $name } nomme la carte la plus forte : { rank }.
}
belote-log-trump = { $who ->
    [you] Vous : à l’atout.
   *[other] { $name } : à l’atout.
}
belote-log-show = { $who ->
    [you] Vous montrez { $cards }.
   *[other] { $name } montre { $cards }.
}
belote-log-play-belote = { $who ->
    [you] Vous jouez { $card } : belote.
   *[other] { $name } joue { $card } : belote.
}
belote-log-play-rebelote = { $who ->
    [you] Vous jouez { $card } : rebelote.
   *[other] { $name } joue { $card } : rebelote.
}
belote-log-side = { $side } { $score }
belote-log-passed = Tout le monde a passé deux fois : personne ne marque. Score : { $score }.
belote-log-made = { $who ->
    [you] Vous avez rempli votre contrat ({ $contract }). Marqué : { $points }. Score : { $score }.
   *[other] { $name } a rempli son contrat ({ $contract }). Marqué : { $points }. Score : { $score }.
}
belote-log-failed = { $who ->
    [you] Vous êtes dedans ({ $contract }). Marqué : { $points }. Score : { $score }.
   *[other] { $name } est dedans ({ $contract }). Marqué : { $points }. Score : { $score }.
}
belote-log-litige = { $who ->
    [you] Votre contrat ({ $contract }) est en litige. Marqué : { $points }. Score : { $score }.
   *[other] Le contrat de { $name } ({ $contract }) est en litige. Marqué : { $points }. Score : { $score }.
}
belote-log-won = Vous gagnez la partie avec votre partenaire.
belote-log-won-alone = Vous gagnez la partie.
belote-log-lost = { $first } et { $second } gagnent la partie.
belote-log-lost-alone = { $name } gagne la partie.
belote-log-drawn = La partie est nulle.
belote-log-resigned = Vous abandonnez la partie.
belote-covering = { $card }, sur une carte cachée
belote-covered = Une carte cachée
