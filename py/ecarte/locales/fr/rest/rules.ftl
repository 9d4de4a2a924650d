### The games, their presets and options.

## Shell: the bar, the panels, the games kept on this device

games-none = Aucune partie en cours.
games-over = Terminées
games-line = Vous { $mine }, { $name } { $theirs }
games-save = Enregistrer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-won = Vous battez { $name }, { $mine } à { $theirs }
games-lost = { $name } vous bat, { $theirs } à { $mine }
games-given-up = Vous avez abandonné contre { $name }, à { $mine } contre { $theirs }
games-detail = { $rules } · en { $target } · donne { $deal } · { $when }
games-help = conseils : { $hints }, reprises : { $takebacks }
games-delete = Supprimer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-deleted = La partie est supprimée.
games-restored = La partie est revenue.
games-restored-many = { $count ->
    [0] Aucune partie n’est revenue.
    [one] Une partie est revenue.
   *[other] { $count } parties sont revenues.
}
games-bring-back = Récupérer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-elsewhere = Cette partie se joue dans une autre fenêtre.
preset-akagiri = Le jeu ordinaire
preset-akagiri-help = Donné par trois et deux, en cinq points ; le roi d’atout est marqué pour vous.
preset-jirai = Chez Jirai
preset-jirai-help = Cinq cartes d’un coup ; seul le roi retourné compte, on n’est pas tenu de forcer, et la donne s’arrête quand elle est jugée.
preset-article-2 = Selon le livre
preset-article-2-help = On annonce soi-même le roi avant la première carte, ou on l’oublie ; on propose un nombre de cartes ; le donneur qui accepte doit en changer une.
preset-article = Selon le livre (première version)
preset-article-help = On annonce soi-même le roi, ou on l’oublie ; le donneur qui accepte doit changer une carte.
preset-london-2 = Le club de Londres
preset-london-2-help = Comme à une vraie table : on annonce ou oublie ses rois, une mauvaise carte peut se jouer et se réclamer.
preset-london = Le club de Londres (première version)
preset-london-help = Comme à une vraie table : on annonce ou oublie ses rois, une mauvaise carte peut se jouer et se réclamer.
preset-casino = Casino
preset-casino-help = On peut doubler et offrir le point, et une partie compte jusqu’à trois.
option-rank_order = Ordre des cartes
option-rank_order-help = L’as sous le valet, comme à l’ancien écarté, ou au-dessus de tout.
option-rank_order-king-high = R D V A 10 9 8 7
option-rank_order-ace-high = A R D V 10 9 8 7
option-packets = Paquets
option-packets-help = Comment les cinq cartes sont données.
option-packets-3-2 = trois, puis deux
option-packets-2-3 = deux, puis trois
option-packets-5 = cinq d’un coup
option-packets-own = à la façon de chaque joueur
option-dealer_min_discard = Écart du donneur, au moins
option-dealer_min_discard-help = Combien de cartes doit jeter le donneur qui accepte.
option-dealer_min_discard-0 = aucune
option-dealer_min_discard-1 = une
option-propose_number = On propose un nombre
option-propose_number-help = Qui propose dit combien de cartes, et s’y tient.
option-king_mark = Roi d’atout en main
option-king_mark-help = Il vaut un point : de lui-même, s’il est annoncé, ou jamais.
option-king_mark-automatic = marqué pour vous
option-king_mark-optional = à annoncer
option-king_mark-none = sans valeur
option-king_until = Dernier moment pour le roi
option-king_until-help = Jusqu’à quand le roi en main peut être annoncé.
option-king_until-laws = sa première carte
option-king_until-first-lead = la première carte jouée
option-must_head = Il faut forcer
option-must_head-help = Qui fournit doit prendre s’il le peut.
option-stop_early = Arrêt quand c’est jugé
option-stop_early-help = La donne finit à trois levées, sauf si la vole reste possible.
option-vulnerability = Risque du refus
option-vulnerability-help = Quand celui qui refuse les cartes et perd le point en donne deux.
option-vulnerability-first = à la première proposition
option-vulnerability-every = à toute proposition
option-vulnerability-none = jamais
option-target = Points de la partie
option-target-help = Combien de points finissent la partie.
option-game_points = Parties doubles et triples
option-game_points-help = La partie vaut trois si le perdant n’a rien, deux s’il a moins de la moitié, sinon une.
option-revoke = Fausses cartes
option-revoke-help = Ce qui arrive à une carte contre la règle.
option-revoke-impossible = ne se jouent pas
option-revoke-penalty = se joue, et se réclame
option-replay = Après une renonce
option-replay-help = D’où le coup peut être rejoué.
option-replay-card = depuis la mauvaise carte
option-replay-hand = tout le coup
option-declare_suit = Annoncer la couleur
option-declare_suit-help = Celui qui entame dit-il la couleur ? Une annonce fausse permet à l’autre d’exiger la couleur.
option-declare_suit-off = on ne dit rien
option-declare_suit-on = avant chaque entame
option-declare_suit-may = si l’on veut
option-doubling = Doubler
option-doubling-help = Jusqu’à l’entame de la troisième levée, chacun peut proposer de doubler les points des levées. Qui refuse perd le coup.
option-offer_point = Offrir le point
option-offer_point-help = Avant la première entame, chacun peut donner le point à l’autre. Qui décline doit faire la vole.
option-throw_in = Jeter son jeu
option-throw_in-help = On peut abandonner le coup, ou étaler un jeu dont toutes les levées sont sûres.
option-throw_in-shown = oui, et les deux jeux sont montrés
option-turned_king = Le roi retourné
option-turned_king-help = Le point du donneur pour un roi retourné se marque-t-il tout seul ?
option-turned_king-automatic = se marque seul
option-turned_king-marked = le donneur le marque, ou l’oublie
option-short_stock = Talon trop court pour le donneur
option-short_stock-help = Ce que peut échanger le donneur qui a accepté, quand il reste moins de cinq cartes.
option-short_stock-rest = jusqu’à ce qui reste
option-short_stock-as-is = rien : il joue sa main telle quelle
option-on = oui
option-off = non

## Library

games-deleted-many = { $count ->
    [0] Rien n’est supprimé : ces parties se jouent en ce moment.
    [one] Une partie est supprimée.
   *[other] { $count } parties sont supprimées.
}
games-others = { $me } { $mine }, { $name } { $theirs }
games-replay = Revoir la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-review = Analyser la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-view = vue par { $name }
games-void = nulle
games-source-played = jouée ici
games-source-imported = importée
games-source-link = venue d’un lien
games-source-challenge = défi
games-word-won = gagnée
games-word-lost = perdue
games-word-over = terminée
games-word-open = en cours
games-no-going-on = On ne peut pas continuer cette partie : rien n’y dit quelles sont les autres cartes. On peut la revoir.

## People: plusieurs personnes, un seul appareil

games-match = { $kind }, partie { $game }
games-matches = Matchs à poursuivre
games-match-line = { $kind } : { $scores }
games-match-next = Vient la partie { $game }

## Belote: page (règles, joueurs, parties gardées, règle du jeu, parties revues)

game-belote = Belote
preset-classic = Classique
preset-classic-help = À quatre, deux contre deux, une couleur d’atout, toutes les annonces, en 1000 points.
preset-tournament = Tournoi
preset-tournament-help = Comme d’ordinaire, mais de toutes les annonces seule la belote compte.
preset-modern = Sans atout, tout atout
preset-modern-help = On peut aussi les demander, par-dessus une couleur ; en 3000 points.
preset-three = À trois
preset-three-help = Chacun pour soi ; six cartes restent hors du jeu.
option-players = Joueurs
option-players-help = Quatre, deux contre deux, ou trois, chacun pour soi.
option-direction = Sens
option-direction-help = Dans quel sens vont la donne, les enchères et le jeu.
option-direction-clockwise = des aiguilles d’une montre
option-direction-anticlockwise = inverse
option-packets-dealer = l’un ou l’autre, tour à tour
option-packets-chosen = au choix du donneur
option-shuffle = Entre les donnes
option-shuffle-help = Si l’on bat les cartes, ou si les levées sont seulement réunies et coupées.
option-shuffle-shuffle = battues
option-shuffle-cut-only = seulement coupées
option-contracts = Ce qui se demande
option-contracts-help = Sans atout compte double, tout atout triple ; l’un et l’autre l’emportent sur une couleur.
option-contracts-suits = couleurs
option-contracts-suits-nt = couleurs et sans atout
option-contracts-suits-nt-at = couleurs, sans atout et tout atout
option-nt_over_suit_only = Sans atout sur couleur seulement
option-nt_over_suit_only-help = On ne demande sans atout qu’après une prise à la couleur.
option-declarations = Annonces
option-declarations-help = Ce qui compte outre les cartes et les levées.
option-declarations-all = suites, carrés et belote
option-declarations-belote-only = la belote seule
option-announce_before_play = Annonces avant le jeu
option-announce_before_play-help = On annonce avant la première carte, et non en la jouant.
option-shared_cards = Cartes à double emploi
option-shared_cards-help = Une carte peut être d’une suite et d’un carré à la fois.
option-king_first = Belote sur le roi
option-king_first-help = On dit belote sur le roi, rebelote sur la dame.
option-undertrump_partner = Pisser sous son partenaire
option-undertrump_partner-help = Qui ne peut fournir et n’a que des atouts plus faibles que celui du partenaire maître doit en jouer un.
option-belote_safe = Belote imprenable
option-belote_safe-help = La belote reste à qui l’a, même si le contrat chute.
option-compare_without_declarations = Contrat sur les seules cartes
option-compare_without_declarations-help = On juge sans les annonces si le preneur a réussi.
option-capot_88 = Le capot vaut 88
option-capot_88-help = Outre les 10 du dix de der ; sinon 100 à leur place.
games-sides-line = { $scores }
games-sides-won = Gagnée : { $scores }
games-sides-lost = Perdue : { $scores }
games-sides-drawn = Nulle : { $scores }
games-sides-given-up = Abandonnée : { $scores }
games-sides-save = Enregistrer la partie à { $scores }, { $when }
games-sides-delete = Supprimer la partie à { $scores }, { $when }
games-sides-bring-back = Récupérer la partie à { $scores }, { $when }
games-sides-replay = Revoir la partie à { $scores }, { $when }
games-word-drawn = nulle
