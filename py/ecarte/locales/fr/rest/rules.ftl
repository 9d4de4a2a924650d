### The games, their presets and options.

## Shell: the bar, the panels, the games kept on this device

games-none = Aucune partie en cours.
games-over = Terminées
games-line = Vous { $mine }, { $name } { $theirs }
games-save = Enregistrer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-won = Vous battez { $name }, { $mine } à { $theirs }
games-lost = { $name } vous bat, { $theirs } à { $mine }
games-given-up = Vous avez abandonné contre { $name }, à { $mine } contre { $theirs }
games-detail = { $rules } · { $deals ->
    [0] en { $target } · donne { $deal }
   *[other] donne { $deal } sur { $deals }
} · { $when }
games-help = conseils : { $hints }, reprises : { $takebacks }
games-delete = Supprimer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-deleted = La partie a été supprimée.
games-restored = La partie a été récupérée.
games-restored-many = { $count ->
    [0] Aucune partie n’a été récupérée.
    [one] Une partie a été récupérée.
   *[other] { $count } parties ont été récupérées.
}
games-bring-back = Récupérer la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-elsewhere = Cette partie se joue dans une autre fenêtre.
preset-akagiri = Le jeu ordinaire
preset-akagiri-help = On donne par trois puis deux, la partie est en cinq points ; le roi d’atout est marqué pour vous.
preset-jirai = Chez Jirai
preset-jirai-help = Cinq cartes d’un coup ; seul le roi retourné compte, on n’est pas tenu de forcer, et la donne s’arrête à trois levées, sauf à trois à zéro.
preset-article-2 = Selon le livre
preset-article-2-help = On annonce soi-même le roi avant la première carte, ou on l’oublie ; on propose un nombre de cartes ; le donneur qui accepte doit en changer au moins une.
preset-article = Selon le livre (première version)
preset-article-help = On annonce soi-même le roi, ou on l’oublie ; le donneur qui accepte doit changer au moins une carte.
preset-london-3 = Le club de Londres
preset-london-3-help = Comme à une vraie table : on annonce son roi ou on l’oublie, on peut jouer une carte interdite, et l’adversaire peut réclamer.
preset-london-2 = Le club de Londres (deuxième version)
preset-london-2-help = Comme à une vraie table : on annonce son roi ou on l’oublie, on peut jouer une carte interdite, et l’adversaire peut réclamer.
preset-london = Le club de Londres (première version)
preset-london-help = Comme à une vraie table : on annonce son roi ou on l’oublie, on peut jouer une carte interdite, et l’adversaire peut réclamer.
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
option-dealer_min_discard = Écart minimum du donneur
option-dealer_min_discard-help = Combien de cartes le donneur qui accepte doit écarter au moins.
option-dealer_min_discard-0 = aucune
option-dealer_min_discard-1 = une
option-propose_number = On propose un nombre
option-propose_number-help = Celui qui propose annonce un nombre de cartes et doit s’y tenir.
option-king_mark = Roi d’atout en main
option-king_mark-help = Il compte d’office, seulement s’il est annoncé, ou jamais.
option-king_mark-automatic = marqué pour vous
option-king_mark-optional = à annoncer
option-king_mark-none = sans valeur
option-king_until = Dernier moment pour le roi
option-king_until-help = Jusqu’à quand le roi en main peut être annoncé.
option-king_until-laws = sa première carte
option-king_until-first-lead = la première carte jouée
option-must_head = Obligation de forcer
option-must_head-help = Celui qui fournit doit prendre s’il le peut.
option-stop_early = Arrêt dès que c’est joué
option-stop_early-help = La donne s’arrête à trois levées. À trois à zéro, on joue les cinq.
option-vulnerability = Risque du refus
option-vulnerability-help = Quand celui qui refuse l’échange et perd le point le paie double.
option-vulnerability-first = à la première proposition
option-vulnerability-every = à toute proposition
option-vulnerability-none = jamais
option-target = Points de la partie
option-target-help = En combien de points se joue la partie.
option-deals = Longueur
option-deals-help = Ce qui met fin à la partie : un nombre de points ou un nombre de donnes.
option-deals-0 = aux points
option-deals-5 = cinq donnes
option-game_points = Parties doubles et triples
option-game_points-help = La partie compte triple si le perdant n’a rien, double s’il a moins de la moitié des points, sinon simple.
option-revoke = Cartes interdites
option-revoke-help = Ce qu’il advient d’une carte contraire à la règle.
option-revoke-impossible = impossibles à jouer
option-revoke-penalty = jouables, sanctionnées si l’on réclame
option-replay = Après une renonce
option-replay-help = À partir d’où le coup peut être rejoué.
option-replay-card = depuis la mauvaise carte
option-replay-hand = tout le coup
option-declare_suit = Annoncer la couleur
option-declare_suit-help = Celui qui entame dit-il la couleur ? Une annonce fausse permet à l’autre d’exiger la couleur.
option-declare_suit-off = on ne dit rien
option-declare_suit-on = avant chaque entame
option-declare_suit-may = si l’on veut
option-doubling = Doubler
option-doubling-help = Jusqu’à l’entame de la troisième levée, chacun peut proposer de doubler les points des levées. Celui qui refuse perd le coup.
option-offer_point = Offrir le point
option-offer_point-help = Avant la première entame, chacun peut donner le point à l’autre. Celui qui décline doit faire la vole.
option-throw_in = Jeter son jeu
option-throw_in-help = On peut abandonner le coup, ou étaler un jeu dont toutes les levées sont sûres.
option-throw_in-shown = oui, et les deux jeux sont montrés
option-turned_king = Le roi retourné
option-turned_king-help = Le roi retourné par le donneur se marque-t-il tout seul ?
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
    [0] Rien n’a été supprimé : ces parties sont en cours dans une autre fenêtre.
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
games-others = { $me } { $mine }, { $name } { $theirs }
games-replay = Revoir la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-review = Analyser la partie contre { $name } à { $mine } contre { $theirs }, { $when }
games-view = vue par { $name }
games-void = nulle
games-undated = sans date
games-source-played = jouée ici
games-source-imported = importée
games-source-link = venue d’un lien
games-source-challenge = défi
games-word-won = gagnée
games-word-lost = perdue
games-word-over = terminée
games-word-open = en cours
games-no-going-on = Cette partie ne peut pas être continuée : les autres cartes n’y figurent pas. On peut la revoir.

## People: plusieurs personnes, un seul appareil

games-match = { $kind }, partie { $game }
games-matches = Matchs à poursuivre
games-match-line = { $kind } : { $scores }
games-match-next = À suivre : la partie { $game }

## Belote: page (règles, joueurs, parties gardées, règle du jeu, parties revues)

game-belote = Belote
preset-classic = Classique
preset-classic-help = À quatre, deux contre deux, une couleur d’atout, toutes les annonces, en 1000 points.
preset-tournament = Tournoi
preset-tournament-help = Comme la classique, mais sans annonces : seule la belote compte.
preset-modern = Sans atout, tout atout
preset-modern-help = On peut aussi les demander, même par-dessus une couleur ; en 3000 points.
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
option-shuffle-help = On bat les cartes, ou l’on se contente de réunir les plis et de couper.
option-shuffle-shuffle = battues
option-shuffle-cut-only = seulement coupées
option-contracts = Contrats possibles
option-contracts-help = Le sans atout compte double, le tout atout triple ; tous deux passent par-dessus une couleur.
option-contracts-suits = couleurs
option-contracts-suits-nt = couleurs et sans atout
option-contracts-suits-nt-at = couleurs, sans atout et tout atout
option-nt_over_suit_only = Sans atout sur couleur seulement
option-nt_over_suit_only-help = On ne peut demander sans atout qu’après une prise à la couleur.
option-declarations = Annonces
option-declarations-help = Ce qui compte en plus des cartes et des plis.
option-declarations-all = suites, carrés et belote
option-declarations-belote-only = la belote seule
option-announce_before_play = Annonces avant le jeu
option-announce_before_play-help = Chacun annonce avant la première carte, et non en la jouant.
option-shared_cards = Cartes à double emploi
option-shared_cards-help = Une même carte peut compter dans une suite et dans un carré.
option-king_first = Belote sur le roi
option-king_first-help = On dit belote sur le roi, rebelote sur la dame.
option-undertrump_partner = Pisser sous son partenaire
option-undertrump_partner-help = Celui qui ne peut ni fournir ni monter sur l’atout de son partenaire maître doit pisser.
option-belote_safe = Belote imprenable
option-belote_safe-help = La belote reste à celui qui l’a, même si le contrat chute.
option-compare_without_declarations = Contrat sur les seules cartes
option-compare_without_declarations-help = On juge si le contrat est fait sans compter les annonces.
option-capot_88 = Le capot vaut 88
option-capot_88-help = En plus du dix de der ; sinon, 100 à sa place.
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
