### Le livre des règles : il n’est lu que si quelqu’un l’ouvre.

## La page et le terminal

book-contents = Table des matières
book-rule = Règle { $rule }
book-search = Chercher dans les règles
book-found = { $count ->
    [0] Rien ne répond à « { $query } ».
    [one] Un passage
   *[other] { $count } passages
}
book-idle-words = a ai à au aux avec avoir ce ces cela cet cette comment d dans de des doit dois du elle elles en est et eu faut il ils j je l la le les leur lui ma me mes mon n ne nous on ou où par pas peut peux pour puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes ton tu un une vos votre vous y
book-print = Imprimer ce chapitre
book-next = Suite : { $title }
book-previous = Retour : { $title }
book-usual = habituel
book-choices = Nos choix, là où les sources se taisent ou se contredisent
book-needs = Seulement avec { $option } : { $value }.
book-try = À vous
book-table-trump = Atout : { suit }
book-lies = Sur la table
book-hand = Votre main
book-last = Le tapis
book-ask-cards = Quelles cartes pouvez-vous jouer ?
book-ask-taker = Qui l’emporte ?
book-choose-S = Vous
book-choose-N = L’adversaire
book-choose-N-partner = Votre partenaire
book-choose-E = Est
book-choose-W = Ouest
book-choose-yes = Oui
book-choose-no = Non
book-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
book-card-yes = Oui : { card-the }.
book-card-left = Oui : { card-the }. Il y en a d’autres.
book-yes = Oui : { $what }.
book-left = Oui : { $what }. Ce n’est pas tout.
book-no = Non. { $why }
book-no-taker = Non.
book-no-score = Non, c’est un autre nombre.
book-all = C’est tout.
book-show = Montrer la réponse
book-again = Recommencer
book-answer = Réponse : { $answer }
book-waiting = On prépare la table…
book-offline = Le moteur ne répond pas ; les exemples ne peuvent qu’être lus.

book-do-king = marquer le roi
book-do-discard-none = ne rien écarter
book-do-discard-one = écarter une carte
book-do-discard-five = écarter les cinq
book-do-pass = passer
book-do-take-turned = prendre à cœur, la couleur de la retourne
book-do-take-other = prendre à pique
book-do-take-nt = demander sans atout
book-do-take-at = demander tout atout
book-do-meld-tierce = annoncer une tierce
book-do-meld-cinquante = annoncer un cinquante
book-do-meld-cent = annoncer un cent
book-do-meld-carre = annoncer le carré de valets
book-do-king-belote = jouer le roi en disant « belote »
book-do-queen-belote = jouer la dame en disant « belote »

## Écarté : chapitres et sections

book-chapter-ecarte-cards = Les cartes et la donne
book-chapter-ecarte-exchange = L’écart
book-chapter-ecarte-king = Le roi
book-chapter-ecarte-play = Le jeu de la carte
book-chapter-ecarte-score = La marque
book-chapter-ecarte-offers = Doubler, abandonner
book-chapter-ecarte-faults = Les fautes
book-chapter-ecarte-match = Plus d’une partie
book-chapter-ecarte-presets = Quelles règles prendre

book-section-ecarte-pack = Les cartes
book-section-ecarte-dealing = La donne
book-section-ecarte-proposing = Proposer ou jouer d’autorité
book-section-ecarte-discarding = Changer de cartes
book-section-ecarte-stock = Quand le talon s’épuise
book-section-ecarte-turned = Le roi retourné
book-section-ecarte-held = Le roi en main
book-section-ecarte-tricks = Cinq levées
book-section-ecarte-following = Ce qu’il faut fournir
book-section-ecarte-naming = Annoncer la couleur
book-section-ecarte-stopping = Finir plus tôt
book-section-ecarte-tricks-score = Le point et la vole
book-section-ecarte-vulnerable = Le risque du refus
book-section-ecarte-winning = Gagner la partie
book-section-ecarte-doubling = Doubler
book-section-ecarte-offering = Offrir le point
book-section-ecarte-throwing = Abandonner, ou étaler son jeu
book-section-ecarte-revoke = La carte qu’il ne fallait pas jouer
book-section-ecarte-rubber = Le rob
book-section-ecarte-pool = À trois : la poule
book-section-ecarte-gallery = La galerie
book-section-ecarte-chips = Les jetons
book-section-ecarte-presets = Cinq tables

## Écarté : les règles

book-E1 = On joue à deux, avec trente-deux cartes : roi, dame, valet, as, dix, neuf, huit et sept de pique, de cœur, de carreau et de trèfle. À une vraie table, il y a deux jeux, et chacun donne avec le sien.
book-E2 = Dans chaque couleur le roi est la plus forte carte, puis viennent la dame et le valet. L’as ne vient qu’ensuite, au-dessus du dix, du neuf, du huit et du sept.
book-E3 = Avant la première donne, chacun tire une carte. La plus forte donne ; à égalité on recommence. Ensuite on donne à tour de rôle. Celui qui donne est le donneur, l’autre est l’aîné : il parle le premier et joue le premier.
book-E4 = Chacun reçoit cinq cartes, l’aîné d’abord : non pas une à une, mais par paquets. Le donneur garde la même façon de donner pendant toute la partie.
book-E5 = La carte suivante, la onzième, est retournée : c’est la retourne. Sa couleur est l’atout de la donne, et tout atout l’emporte sur les autres couleurs. Personne ne tire jamais la retourne. Les vingt et une cartes qui restent forment le talon.
book-E6 = Si la retourne est un roi, le donneur marque aussitôt { book-points }.
book-E7 = L’aîné regarde ses cinq cartes et parle. « Je joue d’autorité » veut dire : ces cartes me suffisent, et l’on commence. « Je propose » veut dire : j’aimerais en changer.
book-E8 = Le donneur répond à la proposition. S’il accepte, les deux joueurs changent de cartes. S’il refuse, chacun joue avec ce qu’il a. Quand le talon risque de ne pas suffire aux deux, il peut accepter à condition qu’il suffise ; s’il ne suffit pas, il peut encore refuser.
book-E9 = Une fois la proposition acceptée, l’aîné écarte d’une à cinq cartes, faces cachées, puis le donneur autant qu’il veut, ou aucune. Chacun en reçoit autant du talon, l’aîné d’abord. Combien chacun en a changé, tous deux le savent ; lesquelles, personne ne le dit.
book-E10 = Puis l’aîné choisit de nouveau entre jouer et proposer. On continue ainsi jusqu’à ce que l’un des deux s’en tienne là. Quand le talon est épuisé, on joue sans un mot de plus.
book-E11 = Nul ne peut recevoir plus de cartes qu’il n’y en a : l’aîné pas plus que n’en contient le talon, le donneur pas plus qu’il n’en reste ensuite, fût-ce aucune.
book-E12 = Une carte écartée reste cachée jusqu’à la fin de la donne. Même celui qui l’a écartée ne la regarde plus.
book-E13 = Quand l’écart est fini, celui qui a le roi d’atout peut le marquer avant la première levée : c’est { book-points }.
book-E14 = Quand les rois ne sont pas marqués d’office, il y a un dernier moment pour les annoncer. Passé ce moment, le roi ne compte plus pour la donne.
book-E15 = Les points se marquent dans l’ordre où ils viennent : le roi retourné, le roi en main, les levées. Celui qui atteint le but par un roi gagne sur-le-champ, et l’on ne joue pas les levées.
book-E16 = L’aîné entame, de la carte qu’il veut. Celui qui fait une levée entame la suivante.
book-E17 = Le second doit fournir : jouer une carte de la couleur demandée, s’il en a. Et si l’une d’elles est plus forte que la carte jouée, il doit en jouer une plus forte : c’est forcer. On n’a pas le droit de laisser passer une levée que l’on peut faire.
book-E18 = Qui n’a pas de la couleur demandée doit couper, avec l’atout qu’il veut. Qui n’a pas d’atout non plus joue ce qu’il veut, et ne peut pas gagner la levée.
book-E19 = L’atout le plus fort fait la levée. S’il n’y en a pas, c’est la carte la plus forte de la couleur demandée.
book-E20 = Dans l’ancien jeu, celui qui entame dit tout haut la couleur qu’il joue. Si l’annonce et la carte ne concordent pas, l’autre peut jouer sur la carte telle qu’elle est, ou exiger la couleur annoncée : si le joueur en a, il reprend la carte et entame de cette couleur.
book-E21 = Quand un joueur a trois levées, le point est jugé et l’on peut s’arrêter là. À trois levées à zéro seulement, on continue, pour la vole : c’est le défi. On joue alors jusqu’à la cinquième, même si l’autre fait la quatrième.
book-E22 = Trois ou quatre levées font le point, qui vaut { $points }. Les cinq font la vole, qui vaut { $vole }.
book-E23 = Refuser le premier échange est audacieux. L’aîné qui joue d’emblée d’autorité, ou le donneur qui refuse la première proposition, est vulnérable : s’il ne fait pas trois levées, le point compte double pour l’autre. La vole, elle, ne double jamais.
book-E24 = Qui atteint le premier le but gagne la partie. Les points qui le dépassent comptent aussi.
book-E25 = Une partie gagnée peut elle-même compter davantage : trois si le perdant n’a rien, deux s’il a moins de la moitié du but, un sinon.
book-E26 = Une carte que les règles interdisent est une renonce : on n’a pas fourni, pas coupé, ou pas forcé quand on le pouvait. Un roi dont la marque gagnerait la partie se montre : nul ne peut donc l’annoncer à tort, et la loi 25 est alors sans objet.
book-E27 = Les parties peuvent se jouer en rob : au meilleur de trois, de cinq, de sept ou de onze. Le rob est au premier qui en gagne plus de la moitié, et il s’arrête là. On continue de donner à tour de rôle d’une partie à l’autre.
book-E28 = De la retourne jusqu’à l’entame de la troisième levée, chacun peut offrir de doubler, que ce soit ou non son tour. Accepté : celui qui gagne la donne marque le double de ce que valent les levées, vulnérabilité comprise ; les rois ne doublent pas. Refusé : la donne est finie, et celui qui l’a offert marque le point, ou le double si l’autre est vulnérable. Une donne ne se double qu’une fois. Après un refus, aucun roi ne se marque plus.
book-E29 = Avant la première entame, chacun peut offrir le point à l’autre. Accepté : la donne est finie, et celui qui accepte marque le point, ou le double si l’autre est vulnérable. Décliné : celui qui décline doit faire la vole, et la marque alors ; sinon c’est celui qui offrait qui marque autant, et l’autre rien pour ses levées.
book-E30 = À son tour, un joueur peut abandonner la donne. S’il n’a pas encore fait de levée, l’autre marque la vole ; s’il en a une ou deux, le point, ou le double contre un joueur vulnérable. Après trois levées on n’abandonne plus. On peut aussi étaler son jeu et réclamer les levées qui restent, si elles sont sûres quoi que l’autre ait en main.
book-E31 = Trois joueurs mettent chacun une mise à la poule. Deux jouent une partie, le troisième regarde ; d’abord celui qui a tiré la plus faible carte. Le perdant remet une mise et cède sa place au troisième, qui tire avec le gagnant à qui donnera. Le premier qui gagne deux parties de suite emporte la poule.
book-E32 = Avant une partie, les spectateurs parient pour l’un ou l’autre. Les paris d’un côté sont tenus par ceux de l’autre, et ce qui ne trouve pas preneur est rendu. À la française, les spectateurs conseillent le joueur pour qui ils ont parié, et il décide seul. À l’anglaise, ils se taisent. Celui qui attend dans une poule est aussi spectateur ; il garde sa prochaine mise.
book-E33 = Chaque joueur a une bourse de jetons, et l’on convient d’une mise. Le perdant la paie au gagnant, deux ou trois fois quand la partie peut compter double ou triple. Quand une bourse ne peut payer, aucune partie ne suit ; une poule est alors partagée également entre les trois, et ce qui reste va au gagnant de la dernière partie.

## Belote : chapitres et sections

book-chapter-belote-cards = Les joueurs et les cartes
book-chapter-belote-deal = La donne et les enchères
book-chapter-belote-declarations = Les annonces
book-chapter-belote-play = Le jeu de la carte
book-chapter-belote-score = La marque
book-chapter-belote-three = À trois
book-chapter-belote-two = À deux
book-chapter-belote-presets = Quelles règles prendre

book-section-belote-players = Qui joue
book-section-belote-worth = Ce que valent les cartes
book-section-belote-seats = Les places et la donne
book-section-belote-taking = La prise
book-section-belote-contracts = Sans atout et tout atout
book-section-belote-melds = Suites et carrés
book-section-belote-belote = Belote et rebelote
book-section-belote-strongest = Quelles annonces comptent
book-section-belote-saying = Quand parler
book-section-belote-tricks = Huit plis
book-section-belote-trumps-led = On a demandé atout
book-section-belote-suit-led = On a demandé une autre couleur
book-section-belote-nt = Quand rien n’est atout, ou tout
book-section-belote-made = Réussi ou chuté
book-section-belote-capot = Tous les plis
book-section-belote-doubled = Les contrats qui comptent davantage
book-section-belote-target = Gagner la partie
book-section-belote-alone = Chacun pour soi
book-section-belote-hand = En main
book-section-belote-open = À cartes découvertes
book-section-belote-presets = Quatre tables

## Belote : les règles

book-B1 = On joue à quatre, deux contre deux ; les partenaires se font face. Il y a trente-deux cartes : as, roi, dame, valet, dix, neuf, huit et sept de chaque couleur. Chacun joue à son tour, autour de la table.
book-B2 = À l’atout, le valet est la plus forte carte, puis le neuf ; viennent ensuite l’as, le dix, le roi, la dame, le huit et le sept. Chaque carte compte pour le camp qui la ramasse.
book-B3 = Dans les autres couleurs l’ordre est : as, dix, roi, dame, valet, neuf, huit, sept. Le dernier pli compte { $last } de plus, le dix de der : cela fait { $whole } points par donne.
book-B4 = Chacun tire une carte, dans l’ordre as, roi, dame, valet, dix, neuf, huit, sept ; à égalité on recommence. La plus forte choisit sa place ; la plus faible donne la première, et se place juste avant elle. Le voisin du donneur est l’aîné : il parle et joue le premier.
book-B5 = Celui qui précède le donneur coupe. Chacun reçoit cinq cartes par paquets, l’aîné d’abord, et la suivante est retournée : c’est la retourne.
book-B6 = À partir de l’aîné, chacun peut prendre à la couleur de la retourne, ou passer. Le premier qui prend met fin aux enchères : c’est le preneur.
book-B7 = Si tout le monde a passé, on fait un second tour. Chacun peut maintenant prendre à l’une des trois autres couleurs, ou passer.
book-B8 = Si tout le monde passe encore, on ne joue pas et rien n’est marqué. Le suivant donne.
book-B9 = Quand quelqu’un a pris, on donne le reste : trois cartes à chacun, mais au preneur la retourne et deux cartes. Chacun en a huit.
book-B10 = On peut aussi jouer sans atout, où aucune couleur ne domine, ou tout atout, où chaque couleur suit l’ordre de l’atout. Sans atout passe par-dessus toute couleur, et tout atout par-dessus tout le reste ; après une enchère sur laquelle on peut encore monter, les autres ont chacun un tour de plus.
book-B11 = Des cartes qui se suivent dans une couleur, selon l’ordre as, roi, dame, valet, dix, neuf, huit, sept, font une suite, quel que soit l’atout. Trois font une tierce, qui vaut { $tierce } ; quatre un cinquante, { $cinquante } ; cinq ou plus un cent, { $cent }. Une suite plus longue reste une seule annonce de { $cent }.
book-B12 = Quatre cartes de même rang font un carré. Celui de valets vaut { $jacks }, celui de neuf { $nines }, ceux d’as, de dix, de rois et de dames { $others }. Les huit et les sept ne valent rien.
book-B13 = Le roi et la dame d’atout dans une même main font la belote : { $belote } pour son camp, quelles que soient les annonces des autres. On dit « belote » en jouant la première des deux cartes, « rebelote » en jouant la seconde ; celui qui oublie un des deux mots perd les { $belote } points. À sans atout il n’y en a pas, à tout atout chaque couleur a la sienne.
book-B14 = Un seul camp marque ses annonces, celles des deux partenaires : celui qui a la plus forte. Un carré l’emporte sur toute suite. De deux carrés, le plus fort est celui qui vaut le plus et, parmi ceux de { $carre }, les as, puis les dix, les rois, les dames. De deux suites, celle du genre le plus long, puis celle dont la plus haute carte est la plus forte, puis celle d’atout ; si tout est égal, celle du joueur le plus proche de l’aîné dans l’ordre du jeu.
book-B15 = On annonce avant de jouer sa première carte, en ne disant que le genre : « tierce » ; d’un carré, on dit aussi le rang. On peut se taire. Après le premier pli on compare les plus hautes cartes, autant qu’il le faut. Le camp qui l’emporte peut alors ajouter ce qu’il avait tu, et montre ses cartes.
book-B16 = Une carte ne sert qu’à une annonce, la belote mise à part. On peut raccourcir une suite par un bout, pour garder une carte à un carré.
book-B17 = L’aîné entame, de la carte qu’il veut. Celui qui fait un pli entame le suivant.
book-B18 = Si l’on a demandé atout, il faut monter si l’on peut : jouer un atout plus fort que tous ceux du pli, même sur son partenaire ; sinon un atout quelconque ; sans atout, ce que l’on veut.
book-B19 = Si l’on a demandé une autre couleur, il faut en fournir une carte, celle que l’on veut. Ici nul n’est tenu de monter.
book-B20 = Si l’on ne peut pas fournir et que le partenaire est maître, on joue ce que l’on veut : on peut se défausser. Une seule chose est interdite : quand il est maître à l’atout et que l’on peut monter, on n’a pas le droit de pisser.
book-B21 = Si l’on ne peut pas fournir et que les adversaires sont maîtres, il faut couper, et monter sur tous les atouts du pli si l’on peut ; sinon, un atout quelconque suffit. Sans atout, on joue ce que l’on veut.
book-B22 = L’atout le plus fort fait le pli. S’il n’y en a pas, c’est la carte la plus forte de la couleur demandée.
book-B23 = À sans atout, on fournit si l’on peut ; sinon on joue ce que l’on veut. À tout atout, on fournit en montant si l’on peut ; sinon on joue ce que l’on veut.
book-B24 = Chaque camp additionne les cartes qu’il a ramassées, le dix de der et ses annonces. Le camp du preneur doit avoir plus que l’autre. S’il a plus, chacun marque ce qu’il a. Sinon il est dedans : il ne marque rien, et l’autre camp marque { $whole } et les annonces des deux. La belote reste à celui qui l’a. Les règles que nous suivons disent deux choses de la belote quand le contrat chute : que le preneur ne marque rien, et que la belote compte toujours. D’ordinaire on s’en tient à la seconde ; une option prend la première à la lettre.
book-B25 = Tous les plis de la donne font le capot. Le camp qui le fait compte { $capot } à la place du dix de der, soit { $all }, et l’autre camp ne garde que sa belote.
book-B26 = À sans atout il y a { $nt } points par donne, et tout compte double. À tout atout il y en a { $at }, et tout compte triple. On juge si le contrat est réussi avant de multiplier.
book-B27 = La partie se joue jusqu’au but. Si les deux camps y arrivent dans la même donne, le score le plus élevé gagne ; à égalité, la partie est nulle. Une partie en cinq donnes finit après la cinquième, quel que soit le score ; une donne où tous ont passé compte parmi les cinq.
book-B28 = On peut jouer à trois, chacun pour soi. Une fois qu’on a pris à une couleur, chacun reçoit trois cartes, le preneur aussi. La retourne reste sur la table, et l’on retourne à côté la dernière carte du paquet. Personne ne joue ces deux-là, et six autres cartes restent cachées.
book-B29 = Le preneur doit avoir plus que chacun des deux autres. Sinon il ne garde que sa belote, et ses points vont à celui des deux qui a le plus. S’ils ont autant, ils les partagent ; le point qui reste va à celui qui vient le premier à partir de l’aîné.
book-B30 = Personne n’a de partenaire : celui qui ne peut pas fournir doit couper. Une donne vaut ce que valent les cartes en jeu et le dix de der ; cette somme remplace { $whole }.
book-B31 = On peut jouer à deux, l’un contre l’autre, à peu près comme à trois. Chacun reçoit six cartes, trois par trois, avant les enchères, et trois autres après. La retourne et la dernière carte du paquet restent sur la table, et douze cartes restent cachées. Une donne a neuf levées.
book-B32 = Dans l’autre jeu à deux, la belote découverte, les 32 cartes sont sur la table. Le donneur pose quatre cartes cachées devant l’aîné et quatre devant lui, puis quatre découvertes sur chacune de ces rangées, et recommence une fois. Les deux voient les seize cartes découvertes ; personne ne connaît celles d’en dessous. La dernière carte donnée sert de retourne et reste devant le donneur. On enchérit comme d’habitude, on ne donne plus rien, et l’aîné entame.
book-B33 = On ne joue que des cartes découvertes, et elles seules comptent pour fournir, couper, monter, et pour la belote. Après chaque levée, le gagnant, puis l’autre, retourne la carte qui était sous celle qu’il vient de jouer ; elle peut alors se jouer. Une donne a seize levées.

## Ce que demandent les exemples

book-example-discard-least = Vous avez proposé, l’adversaire a accepté. Combien de cartes pouvez-vous écarter ?
book-example-discard-dealer = Dans cette partie, le donneur qui accepte doit changer une carte. Vous êtes le donneur et vous avez accepté. Combien pouvez-vous en écarter ?
book-example-king-led = Ici personne ne marque les rois pour vous. Vous avez entamé du roi d’atout lui-même sans rien dire ; l’adversaire n’y a pas encore répondu. Pouvez-vous encore l’annoncer ?
book-example-king-late = Ici personne ne marque les rois pour vous. L’adversaire a entamé, vous avez joué une carte, et vous ne pensez qu’alors à votre roi d’atout. Pouvez-vous encore l’annoncer ?
book-example-free = Dans cette partie, nul n’est tenu de forcer. Quelles cartes pouvez-vous jouer ?
book-example-all-trumps = Dans cette donne, tout est atout. Quelles cartes pouvez-vous jouer ?
book-example-point = Vous avez changé de cartes une fois, puis joué d’autorité. Vous avez fait trois levées, l’adversaire deux. Que vous rapporte la donne ?
book-example-vole = L’adversaire a refusé votre première proposition. Vous aviez le roi d’atout, marqué d’office, et vous avez fait les cinq levées. Que vous rapporte la donne ?
book-example-refused = L’adversaire a refusé votre première proposition, et vous avez fait trois levées. Que vous rapporte la donne ?
book-example-second-round = Tout le monde a passé sur la retourne, à cœur ; au second tour, c’est à vous. Que pouvez-vous faire ?
book-example-overcall = Dans cette partie, on peut demander sans atout et tout atout. Ouest a pris à cœur, la couleur de la retourne. Que pouvez-vous faire ?
book-example-melds = Vous allez jouer votre première carte. Que pouvez-vous annoncer ?
book-example-belote-king = L’atout est cœur, c’est à vous d’entamer, et dans cette partie la belote se dit sur le roi. Que pouvez-vous faire ?
book-example-failed = Ouest a pris à trèfle. Votre camp a ramassé 82 points, Est et Ouest 80, et personne n’a rien annoncé. Que rapporte la donne à votre camp ?
book-example-capot = Nord a pris, et vous avez fait à vous deux les huit plis. Que rapporte la donne à votre camp ?
book-example-named = Vous avez annoncé cœur en entamant, mais posé un trèfle. L’adversaire exige cœur, et vous reprenez le trèfle. Quelles cartes pouvez-vous jouer ?
book-example-counted = Vous avez annoncé cœur et joué le neuf de trèfle. Vous n’avez pas de cœur : l’adversaire le fait compter pour un cœur, et joue le neuf de cœur. Qui fait la levée ?
book-example-doubled = L’adversaire a refusé votre première proposition, puis accepté de doubler comme vous l’offriez. Vous avez fait trois levées. Que vous rapporte la donne ?
book-example-offer-declined = Vous avez offert le point. L’adversaire l’a décliné, a marqué un roi et fait quatre levées. Que vous rapporte la donne ?
book-example-conceded = Vous avez deux levées, l’adversaire n’en a pas encore et abandonne. Que vous rapporte la donne ?
book-example-revoked = Vous avez coupé alors que vous aviez du cœur. L’adversaire l’a vu, a réclamé, et en est resté là. Vous avez fait trois levées. Que vous rapporte la donne ?

## Écarté : par quels autres mots trouver une règle (`book-also-<règle ou loi>`)

book-also-E1 = paquet jeu jokers
book-also-E2 = ordre rang valeur force
book-also-E3 = premier donneur coupe
book-also-E4 = paquets donner mêler
book-also-E5 = atout talon retourne
book-also-E6 = roi retourné
book-also-E7 = jouer demander échange
book-also-E8 = accepter refuser réponse
book-also-E9 = écart écarter échanger changer
book-also-E10 = encore second échange
book-also-E11 = talon épuisé manque
book-also-E12 = écart écartées regarder revoir
book-also-E13 = annoncer marquer roi
book-also-E14 = oublier oublié tard roi
book-also-E15 = gagner partie roi
book-also-E16 = entamer premier commencer
book-also-E17 = fournir forcer
book-also-E18 = couper atout
book-also-E19 = gagner prendre
book-also-E20 = annoncer couleur
book-also-E22 = vole point
book-also-E23 = vulnérable
book-also-E24 = points gagner partie
book-also-E26 = renonce faute erreur tricher
book-also-E27 = match partie liée
book-also-E28 = doubler
book-also-E29 = offrir céder
book-also-E30 = abandonner étaler
book-also-E31 = poule trois joueurs
book-also-E32 = parier galerie conseil
book-also-E33 = argent mise enjeu
book-also-15 = six sept donné
book-also-16 = quatre donné manque
book-also-17 = six sept donné
book-also-18 = quatre donné manque
book-also-40 = joué entamé
