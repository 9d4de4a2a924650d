### Analyse : bilans, conseils chiffrés, ce que pensait l’ordinateur.

## Ce qu’on peut faire, en peu de mots

move-propose = { $number ->
    [0] Proposer
   *[other] Proposer pour { $number }
}
move-stand = Jouer d’autorité
move-accept = Accepter
move-refuse = Refuser
move-king = Marquer le roi
move-keep = Tout garder
move-throw = Écarter { $cards }
move-double = Doubler
move-offer = Offrir le point
move-decline = Refuser le point
move-concede = Jeter son jeu
move-claim = Étaler son jeu
move-suit = Annoncer { suit }
move-let = Laisser
move-require = Exiger { suit }
move-nothing = Ne rien dire
move-call = { $card } avec l’annonce
move-pass = Passer
move-take = { $suit ->
    [s] Prendre à pique
    [h] Prendre à cœur
    [d] Prendre à carreau
    [c] Prendre à trèfle
    [nt] Prendre sans atout
   *[at] Prendre tout atout
}
move-meld-tierce = Annoncer la tierce
move-meld-cinquante = Annoncer la cinquante
move-meld-cent = Annoncer le cent
move-meld-carre = Annoncer le carré
move-accept-double = Accepter le double
move-refuse-double = Refuser le double
move-accept-offer = Prendre le point

## Parties semblables : ce qui s’est fait dans des positions comme celle-ci

opening-discard = { $number ->
    [0] Tout garder
    [one] Écarter une carte
   *[other] Écarter { $number } cartes
}
opening-play = { $of ->
    [trumps] { rank-title } d’atout
    [plain] { rank-title } hors atout
   *[other] { rank-title }
}
opening-take-turn = Prendre à la retourne
opening-take-other = Prendre à une autre couleur
alike-choices = Ce qui s’est fait dans des positions semblables
alike-deals = Donnes
alike-won = Gagné
alike-points = Points
alike-analyst = Analyste
alike-list = Voir ces parties
alike-here = Dans cette position, { $who ->
    [you] vous avez choisi
   *[other] { $name } a choisi
} : { $choice }.
alike-searching = Recherche dans vos parties…
alike-searched = { $known } sur { $count }
alike-found = { $deals ->
    [0] Aucune donne semblable.
    [one] Une donne semblable.
   *[other] { $deals } donnes semblables.
} { $count ->
    [one] Une partie a été parcourue.
   *[other] { $count } parties ont été parcourues.
}
alike-means = Ce qui s’est dit et fait avant est le même, ainsi que les atouts de la main et la longueur de ses autres couleurs. Les points sont ceux d’une donne, en moyenne.
alike-analyst-means = { $unit ->
    [game] Le chiffre de l’analyste est la chance de gagner la partie, avec les cartes mêmes et la marque de cette partie.
   *[points] Le chiffre de l’analyste, ce sont les points de la donne avec les cartes mêmes de cette partie, moins ceux de l’autre camp.
}
alike-none = Seuls les enchères, les échanges et l’entame d’une donne sont comparés, hors des variantes. Allez au moment qui précède l’un d’eux.

## Un conseil et ses chiffres

estimate-choices = Les meilleurs choix
estimate-others = Les autres choix
estimate-made = Contrat rempli
estimate-rest = { $count ->
    [0] Comment cela se compte
    [one] Un autre choix
   *[other] { $count } autres choix
}
estimate-exact = Compté sur toutes les mains que l’autre peut avoir.
estimate-sampled = Estimé sur { $worlds } mains que { $unit ->
    [points] les autres peuvent
   *[game] l’autre peut
} avoir, à { $error } près.
estimate-why-equal = Les { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $number }
} meilleurs choix se valent{ $exact ->
    [yes] .
   *[no] , pour autant qu’on puisse en juger.
}
estimate-why-wins = Le premier choix gagne { $wins } % des donnes semblables, le suivant { $instead } %.
estimate-why-gain = Une donne gagnée rapporte en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec le premier choix, { $instead } avec le suivant.
estimate-why-cost = { $verb ->
    [stand] Qui joue d’autorité et perd paie { $instead } points : avec le premier choix, une donne perdue en coûte en moyenne { $points }.
    [refuse] Qui refuse et perd paie { $instead } points : avec le premier choix, une donne perdue en coûte en moyenne { $points }.
   *[other] Une donne perdue coûte en moyenne, en points, { $points } avec le premier choix, { $instead } avec le suivant.
}
estimate-why-own-king = Avec le premier choix, on a le roi d’atout et on le marque dans { $wins } % des donnes semblables, avec le suivant dans { $instead } %.
estimate-why-other-king = Avec le premier choix, l’autre marque le roi d’atout dans { $wins } % des donnes semblables, avec le suivant dans { $instead } %.
estimate-why-score = Le premier choix ne rapporte pas plus de points en moyenne, mais à { $own } contre { $other } il gagne plus souvent la partie : à ce score, tous les points ne se valent pas.
estimate-why-belote-made = { $own ->
    [yes] Avec le premier choix, le contrat de son camp est réussi dans { $made } % des donnes semblables, avec le suivant dans { $instead } %.
   *[no] Avec le premier choix, les adversaires réussissent leur contrat dans { $made } % des donnes semblables, avec le suivant dans { $instead } %.
}
estimate-why-belote-points = Le premier choix vaut { $points }, le suivant { $instead } (points de la donne en plus de ceux de l’autre camp, à { $error } près).

## Ce qu’une décision a perdu : les mêmes mots dans l’analyse, la partie du jour, les problèmes et les statistiques

amount = { $unit ->
    [points] { $figure } { $count ->
        [one] point
       *[other] points
    }
   *[game] { $figure } d’une partie
}
loss-told = { $amount } – { $size ->
    [blunder] très mauvais (??)
    [mistake] mauvais (?)
    [dubious] douteux (?!)
    [small] petite perte
   *[unsure] trop serré pour trancher
}
costliest = Le plus coûteux : « { $choice } », donne { $deal }, { $told }.
costliest-line = Donne { $deal }, « { $choice } » : { $told }.
decisions-cost = { $who ->
    [you] { $count ->
        [one] Votre décision a coûté
       *[other] Vos { $count } décisions ont coûté
    }
   *[other] { $name } : { $count ->
        [one] sa décision a coûté
       *[other] ses { $count } décisions ont coûté
    }
} { $amount } en tout.

## Le bilan d’une partie

reviewed = Analyse
reviewed-whose = Point de vue
reviewed-awaited = L’analyste examine chaque décision…
reviewed-ready = L’analyse est prête.
reviewed-stop = Arrêter
reviewed-stopped = L’analyse a été arrêtée.
reviewed-failed = L’analyse n’a pas pu être faite.
reviewed-begin = Recommencer
analysis-without = Les tables du maître n’ont pas pu être chargées : ce calcul s’est fait sans elles, et il est moins précis.
reviewed-decisions = Décision par décision
reviewed-decisions-open = Le premier chiffre est la perte d’après ce qu’on pouvait savoir. Entre parenthèses : ce que la carte a coûté toutes cartes sur table, ce que personne ne voyait.
reviewed-chances = Les chances de gagner
reviewed-line = { $who ->
    [you] Vos chances de gagner la partie, coup par coup : entre { $least } et { $most }.
   *[other] Les chances de gagner la partie pour { $name }, coup par coup : entre { $least } et { $most }.
}
reviewed-open = La courbe voit toutes les cartes, ce que personne ne faisait à la table : elle montre l’enjeu. Ce qu’une décision a coûté, plus bas, se mesure à ce qu’on pouvait savoir.
reviewed-list = Donne par donne
reviewed-from-to = de { $from } à { $to } ({ $more })
reviewed-worst = { $who ->
    [you] { $count ->
        [0] Vos décisions
        [one] Votre décision la plus coûteuse
        [2] Vos deux décisions les plus coûteuses
       *[other] Vos trois décisions les plus coûteuses
    }
   *[other] { $name } : { $count ->
        [0] ses décisions
        [one] sa décision la plus coûteuse
        [2] ses deux décisions les plus coûteuses
       *[other] ses trois décisions les plus coûteuses
    }
}
reviewed-none = Aucune décision n’a coûté quoi que ce soit de mesurable.
reviewed-lost = Donne { $deal } : { $told }, de { $from } à { $to }.
reviewed-error = À { $error } près.
reviewed-open-loss = Toutes cartes sur table, la carte { $none ->
    [yes] n’a rien coûté
   *[no] a coûté { $amount }
}.
reviewed-often = Le maître fait ce choix dans { $often } des cas.
reviewed-look = Voir
reviewed-chosen = { $who ->
    [you] Votre choix : { $choice }
   *[other] Le choix fait par { $name } : { $choice }
}
reviewed-best = Mieux : { $choice }
reviewed-perhaps = Peut-être mieux : { $choice }
reviewed-told = { $chosen }. { $best }.
reviewed-marked = { $card } ({ $mark })
reviewed-mark-chosen = choisie
reviewed-mark-best = meilleure
reviewed-mark-thrown = écartée
reviewed-again = Rejouer à partir d’ici
# The deal played on after the better choice and after the one made, on the table.
reviewed-show = Voir la suite
reviewed-shown = { $mark } { $points } : { $choice }
reviewed-line-solved = Avec les cartes telles qu’elles étaient, toutes vues.
reviewed-line-thumb = Avec les cartes telles qu’elles étaient : d’abord au jugé, la fin toutes cartes vues.
reviewed-line-otherwise = Ici, ce choix n’a pas fait moins bien ; le verdict tient compte de toutes les mains possibles.
reviewed-deals = La chance et le jeu
reviewed-deal = Donne
reviewed-points = Points
reviewed-luck = Chance
reviewed-play = { $who ->
    [you] Votre jeu
   *[other] { $name }
}
reviewed-luck-turned = retourne { $more }
reviewed-luck-hands = mains { $more }
reviewed-luck-draws = { $unit ->
    [points] secondes cartes
   *[game] cartes prises
} { $more }
reviewed-luck-unseen = l’imprévisible { $more }
reviewed-play-seat = { $name } { $more }
reviewed-grade = Perte de { $amount } par décision
reviewed-range = { $range ->
    [one] Nettement { $best }, d’après { $count ->
        [one] une seule décision.
       *[other] { $count } décisions.
    }
    [all] Toutes les lettres sont possibles : { $count ->
        [one] une seule décision ne suffit pas pour juger.
       *[other] { $count } décisions ne suffisent pas pour juger.
    }
   *[some] Entre { $best } et { $worst }, d’après { $count ->
        [one] une seule décision.
       *[other] { $count } décisions.
    }
}
reviewed-letters = Comment est-ce jugé ?
reviewed-letters-means = La perte d’une décision se compte en { $unit ->
    [points] points de la donne
   *[game] pour cent d’une partie
}, au regard du meilleur choix possible avec ce que le joueur savait. La lettre d’une note est celle du joueur de l’ordinateur qui perd à peu près autant en moyenne, jugé de la même façon :
reviewed-letter = { $who } : { $loss } ± { $error }{ $unit ->
    [points] { " " }points
   *[game]  %
}
reviewed-letter-chance = choix au hasard
reviewed-letters-sure = Une seule partie laisse plusieurs lettres possibles. Plus il y a de décisions, moins il en reste. Tant que toutes sont possibles, aucune n’est montrée.
reviewed-marks = Une décision qui perd { $dubious } ou plus est douteuse (?!), à partir de { $mistake } mauvaise (?), à partir de { $blunder } très mauvaise (??). Une perte plus petite n’a pas de marque.
reviewed-judged-ecarte = Sont jugés ce qui est dit, écarté et joué, une couleur annoncée, un double ou un point offert et la réponse, un jeu jeté, et un roi qui n’a pas été marqué à temps. Ne sont pas jugés l’offre qui n’a pas été faite, la réponse à une couleur mal annoncée, et ce qui est contraire aux règles.
reviewed-judged-belote = Sont jugés les enchères, les annonces, une belote qui n’a pas été annoncée, et les cartes jouées. N’est pas jugée la carte qui était la seule permise.
reviewed-lucky = { $way ->
    [good] { $who ->
        [you] Les cartes vous ont souri : { $amount }.
       *[other] Les cartes ont souri à { $name } : { $amount }.
    }
    [bad] { $who ->
        [you] Les cartes étaient contre vous : { $amount }.
       *[other] Les cartes étaient contre { $name } : { $amount }.
    }
   *[even] Les cartes n’ont favorisé personne : { $amount }.
}
reviewed-means = La chance, c’est ce que les cartes ont apporté ; le jeu, ce que les décisions ont fait perdre ou gagner. Tout est compté en { $unit ->
    [points] points de la donne
   *[game] chances de gagner la partie
}, et calculé par { $engine }.

## Ce que pensait l’ordinateur, après la donne

why-told = { $name } : { $reasons }
why-nothing = { $name } ne donne pas de raison.
why-whom = À qui demander
why-seat = { $role ->
    [partner] { $name }, votre partenaire
   *[other] { $name }
}
why-figures = Ce que valait chaque choix
why-points = Les chiffres sont des points de la donne : ce que son camp fait de plus que l’autre, selon ce que le joueur attendait.
why-without = Les tables du maître n’ont pas pu être chargées : sans elles, impossible de dire ce que pensait { $name }.

## Pourquoi autre chose était meilleur (`review-<code>`)

review-held = { $trumps ->
    [0] aucun atout
    [1] un atout
    [2] deux atouts
    [3] trois atouts
    [4] quatre atouts
   *[other] cinq atouts
}{ $guarded ->
    [0] { "" }
   *[other] { $bare ->
        [0] { " " }et
       *[other] ,
    } { $guarded ->
        [1] un roi gardé
        [2] deux rois gardés
       *[other] trois rois gardés
    }
}{ $bare ->
    [0] { "" }
    [1] { " " }et un roi sec
    [2] { " " }et deux rois secs
   *[other] { " " }et trois rois secs
}
review-hand = En main : { review-held }.
review-stand = En main, { review-held } : jouer d’autorité gagne { $wins } % des donnes semblables, proposer { $instead } %.
review-propose = En main, { review-held } : proposer gagne { $wins } % des donnes semblables, jouer d’autorité { $instead } %.
review-accept = En main, { review-held } : accepter gagne { $wins } % des donnes semblables, refuser { $instead } %.
review-refuse = En main, { review-held } : refuser gagne { $wins } % des donnes semblables, accepter { $instead } %.
review-keep = Ce que donne le talon vaut moins, en moyenne, que { $cards }.
review-throw = Ce que donne le talon vaut mieux, en moyenne, que { $cards }.
review-trumps = Jouer d’abord atout en fait tomber un chez l’autre, s’il en a, avant qu’il puisse couper une carte.
review-plain = Entamer une autre couleur garde les atouts pour les levées qui en ont besoin.
review-master = { review-belote-master }
review-long = Avec { $number } cartes de sa couleur en main, l’autre peut fort bien n’en avoir aucune : seul un atout prend alors { $cards }.
review-harder = { $cards } se prend plus difficilement que { $instead }.
review-takes = { $cards } fait la levée.
review-cheaply = { $instead } fait aussi la levée, et { $cards } est gardé pour une autre.
review-may-take = { $cards } peut encore faire une levée ; { $instead } guère.
review-likelier = { $cards } a plus de chances que { $instead } de faire une levée plus tard.
review-lets = Cette levée peut se laisser : { $cards } vaudra plus ensuite.
review-guards = { $cards } garde { $instead }, qui resterait seul dans sa couleur.
review-shortens = { $cards } est de la couleur la plus courte : la plus longue reste entière.
review-equal = Ce qui a été choisi est tout aussi bon{ $exact ->
    [yes] .
   *[no] , pour autant qu’on puisse en juger.
}
review-wins = Le meilleur choix gagne { $wins } % des donnes semblables, l’autre { $instead } %.
review-gain = Une donne gagnée rapporte en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec le meilleur choix, { $instead } avec l’autre.
review-cost = { $verb ->
    [stand] Qui joue d’autorité et perd paie { $instead } points : avec le meilleur choix, une donne perdue en coûte en moyenne { $points }.
    [refuse] Qui refuse et perd paie { $instead } points : avec le meilleur choix, une donne perdue en coûte en moyenne { $points }.
   *[other] Une donne perdue coûte en moyenne, en points, { $points } avec le meilleur choix, { $instead } avec l’autre.
}
review-own-king = Avec le meilleur choix, on a le roi d’atout et on le marque dans { $wins } % des donnes semblables, avec l’autre dans { $instead } %.
review-other-king = Avec le meilleur choix, l’adversaire marque le roi d’atout dans { $wins } % des donnes semblables, avec l’autre dans { $instead } %.
review-score = Le meilleur choix ne rapporte pas plus de points en moyenne, mais à { $own } contre { $other } il gagne plus souvent la partie : à ce score, tous les points ne se valent pas.
review-king = Le roi d’atout n’a pas été marqué à temps : il ne compte plus.
review-goes-on = Si l’on continue, { $wins } % des donnes semblables sont gagnées.
review-asked = L’autre n’accepterait que ce qui l’arrange ; sans rien dire, { $wins } % des donnes semblables sont gagnées.

## Why something else was better in belote

review-belote-held = { $contract ->
    [nt] En main pour sans atout : { $aces ->
        [0] aucun as
        [one] un as
       *[other] { $aces } as
    }.
    [at] En main pour tout atout : { $jacks ->
        [0] aucun valet
        [one] un valet
       *[other] { $jacks } valets
    }.
   *[other] En main pour { belote-contract } : { $trumps ->
        [0] aucun atout
        [one] un atout
       *[other] { $trumps } atouts
    }{ $jack ->
        [yes] , le valet
       *[no] { "" }
    }{ $nine ->
        [yes] , le neuf
       *[no] { "" }
    }{ $aces ->
        [0] , aucun as à côté
        [one] , un as à côté
       *[other] , { $aces } as à côté
    }.
}
review-belote-bid-made = Qui prend avec cette main réussit le contrat dans { $made } % des donnes semblables.
review-belote-made = { $own ->
    [yes] Avec le meilleur choix, le contrat de son camp est réussi dans { $made } % des donnes semblables, avec l’autre dans { $instead } %.
   *[no] Avec le meilleur choix, les adversaires réussissent leur contrat dans { $made } % des donnes semblables, avec l’autre dans { $instead } %.
}
review-belote-points = Le meilleur choix vaut { $points }, l’autre { $instead } (points de la donne en plus de ceux de l’autre camp, à { $error } près).
review-belote-declare = Une annonce ne compte que si on la fait.
review-belote-call = La belote ne compte que si on l’annonce.
review-belote-draws = Un atout fait tomber ceux des autres, qui { $sure ->
    [yes] en ont encore
   *[no] peuvent en avoir encore
} { $number }.
review-belote-risks = { $cards } peut être pris par une carte plus forte.
review-belote-master = { $cards } est maître : personne d’autre ne peut avoir plus fort dans sa couleur.
review-belote-bares = Ensuite { $cards } reste seul dans sa couleur, alors que l’as n’est pas tombé.
review-belote-keeps-trumps = L’atout vaut plus tard davantage.
review-belote-keeps-master = { $cards } est maître dans sa couleur et peut faire une levée plus tard.
review-belote-partners = Le partenaire est maître de la levée : { $cards } y est gaspillé.
review-belote-takes = { $last ->
    [yes] { $cards } fait une levée de
   *[no] { $cards } prend la tête de la levée, qui compte alors
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-belote-gives = { $cards } apporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à une levée { $last ->
    [yes] de son camp
   *[no] dont son camp est maître
}.
review-belote-saves = { $cards } donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à une levée { $last ->
    [yes] de l’autre camp
   *[no] dont l’autre camp est maître
}.
review-belote-overtaken = Un adversaire peut encore prendre cette levée, et { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $cards }.
review-belote-guards = { review-guards }
review-belote-harder = { review-harder }
review-belote-may-take = { review-may-take }
review-belote-likelier = { review-likelier }
review-belote-fewer = Avec { $instead }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins { $points ->
    [one] est
   *[other] sont
} en jeu qu’avec { $cards }.
review-belote-ruffed = Un adversaire a montré qu’il n’a pas de cette couleur, et peut couper { $cards }.
review-belote-partners-ace = { $thrown ->
    [yes] Le partenaire a jeté { $instead } et, d’après tout ce qui a été joué, a très probablement { $card } : on joue { $cards } vers lui.
   *[no] D’après ce qui a été joué, le partenaire a très probablement { $card } : on joue { $cards } vers lui.
}
review-belote-shortens = { review-shortens }
review-belote-long = { $cards } est de la couleur la plus longue.
review-belote-silent = L’annonce ne rapporterait rien et montrerait des cartes aux autres.

## What could they hold?

reading-title = { $who ->
    [you] Que pouviez-vous avoir ?
   *[other] Que pouvait avoir { $name } ?
}
reading-of = Vu par
reading-seat = { $who ->
    [you] vous
   *[other] { $name }
}
reading-grid = { $who ->
    [you] Probabilité de chaque carte dans votre main, en pour cent
   *[other] { $name } : probabilité de chaque carte dans sa main, en pour cent
}
reading-hand = dans sa propre main
reading-played = jouée
reading-turned = retourne
reading-laid = écartée
reading-held = elle y est
reading-held-by = { $name } l’a vraiment
reading-card = { $card } : { $told }
reading-frames = Encadrées : les cartes qui y sont
reading-weighted = { $who ->
    [you] Tenir compte de ce que vous avez dit et du nombre de cartes prises
   *[other] Tenir compte de ce qu’a dit { $name } et du nombre de cartes prises
}
reading-unsaid = { $who ->
    [you] Vous n’avez encore rien dit dont on puisse tenir compte : { $hands } mains sont possibles, toutes également probables.
   *[other] { $name } n’a encore rien dit dont on puisse tenir compte : { $hands } mains sont possibles, toutes également probables.
}
reading-alike = { $hands } mains sont possibles, toutes comptées comme également probables.
reading-weighed = { $hands } mains sont possibles, et chacune compte d’autant plus qu’un joueur qui l’aurait en main parlerait et écarterait de même.
reading-sampled = Sur { $hands } mains possibles, quelques milliers ont été parcourues : à { $error } près.
reading-awaited = Examen des mains : { $progress }
reading-failed = Le calcul n’a pas abouti.
reading-title-several = Que pouvaient-ils avoir ?
reading-aside = Hors du jeu
reading-covered = Cachées
reading-grid-open = Les cartes encore cachées
reading-open = Les cartes cachées peuvent être dans n’importe quel ordre, tous également probables.
reading-grid-several = Probabilité de chaque carte dans chaque main, en pour cent : { $names }
reading-chances = { $name } { $chance }
reading-supposed = supposée
reading-suppose = Supposer
reading-suppose-how = Choisissez un joueur, puis touchez les cartes à mettre dans sa main, ou plus bas une couleur qui lui manque.
reading-suppose-clear = Ne rien supposer
reading-suppose-back = Retirer : { $supposed }
reading-suppose-has = { $name } a { $card }
reading-suppose-void = { $name } n’a pas de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
}
reading-matters = Ce qui compte
reading-matter = { $what ->
    [jack] valet d’atout
    [nine] neuf d’atout
    [ace] un as à côté
   *[void] { $suit ->
        [s] pas de pique
        [h] pas de cœur
        [d] pas de carreau
       *[c] pas de trèfle
    }
}
reading-figures = Ce que vaut chaque choix
reading-figures-means = Points de la donne, ceux de son camp moins ceux des autres.
reading-weighted-several = Tenir compte de ce que les autres ont dit, annoncé et tu
reading-unsaid-layouts = Les autres n’ont encore rien dit dont on puisse tenir compte : { $hands } répartitions des cartes cachées sont possibles, toutes également probables.
reading-alike-layouts = { $hands } répartitions des cartes cachées sont possibles, toutes comptées comme également probables.
reading-weighed-layouts = { $hands } répartitions des cartes cachées sont possibles, et chacune compte d’autant plus que les autres auraient alors dit et annoncé de même.
reading-sampled-layouts = Sur { $hands } répartitions des cartes cachées, mille ou deux mille ont été parcourues : à { $error } près.

## The hand explorer

explorer-role = Qui tient la main
explorer-elder = Aîné, qui entame
explorer-dealer = Donneur
explorer-hand = Main
explorer-turned = retourne
explorer-is-turned = { $card }, retournée
explorer-pack = Le paquet
explorer-draw = Au hasard
explorer-clear = Vider
explorer-own = Ses points
explorer-other = Ceux de l’autre
explorer-laid = L’aîné écarte
explorer-missing-hand = { $number ->
    [one] Choisissez encore une carte pour la main.
    [5] Choisissez les cinq cartes de la main.
   *[other] Choisissez encore { $number } cartes pour la main.
}
explorer-missing-turned = Choisissez la retourne.
explorer-awaited = Calcul en cours…
explorer-over = Le roi retourné termine la partie : il n’y a rien à décider.
explorer-books = Ce que disent les traités
explorer-figures = Ce que disent les chiffres
explorer-why-standard = Aussi forte qu’un jeu de règle, avec lequel on joue d’autorité ou refuse : { $hand }.
explorer-why-vole = La vole est assurée, et compte double : un échange ne pourrait que la coûter.
explorer-why-certain = Le point est assuré : aucun échange ne peut nuire, et un refus compterait double.
explorer-why-king = Un jeu de règle ; mais avec le roi en main, personne d’autre ne peut le prendre au talon : ils proposent.
explorer-why-weak = Plus faible que tous les jeux de règle, ceux avec lesquels on joue d’autorité ou refuse.
explorer-throws = S’il y a échange, ils écartent { $cards }.
explorer-keeps = S’il y a échange, ils gardent tout.
explorer-leads = Sinon, ils entament : { $card }.
explorer-near = Presque égal
explorer-master = Le choix du maître : { $choice }, { $often }
explorer-choices = Ce qu’on peut faire
explorer-choice = Choix
explorer-game = Chances de gagner la partie
explorer-points = Points
explorer-deals-stand = La donne seule, comptée comme dans les traités, cartes sur table : contre { $wins } des { $hands } mains possibles du donneur, le point est fait, soit { $share }. Les chances ci-dessus sont les vôtres, de gagner toute la partie.
explorer-deals-refuse = La donne seule, comptée comme dans les traités, cartes sur table : contre { $wins } des { $hands } mains possibles de l’aîné, toutes comptées de même, qu’on propose avec elles ou non, le point est fait, soit { $share }. Les chances ci-dessus sont les vôtres, de gagner toute la partie.
explorer-best-lead = Meilleure entame en jouant d’autorité
explorer-seeing = L’entame se choisit sans voir la main du donneur, alors que jouer d’autorité est compté cartes sur table : cela vaut { $game } des parties et { $points } point de plus.
explorer-best-discards = { $laid ->
    [0] Meilleurs écarts, si la proposition est acceptée
    [one] Meilleurs écarts, quand l’aîné a écarté une carte
   *[other] Meilleurs écarts, quand l’aîné a écarté { $laid } cartes
}
explorer-error = à { $error } près
explorer-exact = compté sur toutes les mains
explorer-counting = Comptage : { $progress }
explorer-means = { $role ->
    [dealer] Chances de gagner la partie, puis points de la donne, estimés sur { $worlds } mains d’un aîné qui a proposé : les fortes y sont rares. Accepter est compté quoi que l’aîné écarte ensuite.
   *[other] Chances de gagner la partie, puis points de la donne. Jouer d’autorité est compté sur toutes les mains, le reste estimé sur { $worlds }.
}

# Of belote: `$place` is that in the order of speaking; `$role` is who took, as seen by the first one.
explorer-asks = Ce qu’on demande
explorer-asks-first = Premier tour
explorer-asks-second = Second tour
explorer-asks-lead = Entame
explorer-place = Vous parlez
explorer-at = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[last] en dernier (donneur)
}
explorer-taker = Qui a pris
explorer-took = { $role ->
    [own] Vous
    [next] Le joueur après vous
    [partner] Votre partenaire
   *[dealer] Le donneur
}
explorer-contract = Prise
explorer-turn-up = retourne
explorer-bottom = dernière carte
explorer-is-others = { $card }, à l’autre
explorer-own-row = Votre rangée
explorer-other-row = La rangée de l’autre
explorer-last = Donnée la dernière
explorer-missing-cards = { $number ->
    [one] Choisissez encore une carte pour la main.
   *[other] Choisissez encore { $number } cartes pour la main.
}
explorer-missing-row = { $number ->
    [one] Choisissez encore une carte de la rangée de l’autre.
   *[other] Choisissez { $number } cartes de la rangée de l’autre.
}
explorer-missing-turn-up = Choisissez la retourne.
explorer-missing-bottom = Choisissez la dernière carte du talon, retournée elle aussi.
explorer-declared = Avant l’entame :
explorer-means-bid = Points de la donne, ceux de votre camp moins ceux des autres, estimés sur { $worlds } donnes. Tous ceux qui parlent avant vous ont passé ; les suivants parlent selon leurs cartes. Les chances de gagner la partie valent pour une partie qui commence.
explorer-means-lead = Points de la donne, ceux de votre camp moins ceux des autres, estimés sur { $worlds } répartitions des autres mains. Tous ont passé sauf le preneur, et personne d’autre n’a rien annoncé. Les chances de gagner la partie valent pour une partie qui commence.

## The standard hands of the books

classic-three-trumps = trois atouts
classic-two-trumps-three-cards = deux atouts et trois cartes d’une couleur
classic-two-trumps-three-cards-court = deux atouts et trois cartes d’une couleur, une figure en tête
classic-two-trumps-guarded-queen = deux atouts et une dame seconde
classic-two-trumps-king-and-two = deux atouts, un roi et deux petites cartes d’une autre couleur
classic-two-trumps-king = deux atouts et un roi
classic-two-trumps-queen-knave-ace = deux atouts, une dame, un valet et un as de trois couleurs différentes
classic-one-trump-tierce = un atout et roi, dame, valet d’une couleur
classic-one-trump-tierce-court = un atout, roi, dame, valet d’une couleur et une autre figure
classic-one-trump-four-cards = un atout et quatre cartes d’une couleur, le roi en tête
classic-one-trump-queens-three-cards = un atout, trois cartes par la dame et une autre dame
classic-one-trump-two-kings = un atout et deux rois
classic-one-trump-king-queen = un atout, un roi et une dame d’une autre couleur
classic-one-trump-king-queen-guarded = un atout, un roi et une dame seconde
classic-one-trump-guarded-king-queen = un atout, un roi second et une dame
classic-one-trump-king-queen-ace = un atout, un roi, une dame et un as de trois couleurs différentes
classic-one-trump-two-queens = un atout et deux dames
classic-one-trump-guarded-queens = un atout et deux dames secondes
classic-one-trump-queen-guarded-knave = un atout, une dame et un valet second
classic-one-trump-guarded-queen-knave = un atout, une dame seconde et un valet second
classic-one-trump-queen-guarded-knave-court = un atout, une dame, un valet second et une autre figure
classic-three-kings = trois rois
classic-three-queens = trois dames
classic-three-guarded-queens = trois dames, dont deux secondes
classic-four-courts = quatre figures dans deux couleurs
classic-four-courts-tierce = roi, dame, valet d’une couleur et une autre figure
classic-four-courts-three-suits = quatre figures dans trois couleurs
classic-queen-knave-ten = une dame, un valet second et un dix second
classic-one-trump-ten = un atout et un dix
classic-one-trump-pair = un atout et deux cartes d’une couleur

## Pourquoi l’ordinateur a fait cela (`reason-<code>`)

reason-forced = Il n’y avait rien d’autre à faire.
reason-slip = Un moment d’inattention.
reason-king = Le roi d’atout compte : on le marque tout de suite.
reason-weighs = À ce score, cela valait mieux que de continuer.
reason-claims = Il y avait une irrégularité à régler.
reason-advised = J’ai suivi le conseil qu’on m’a donné.
reason-otherwise = En y repensant, je ferais un autre choix : { $event }.
reason-untabled = C’est ainsi que je choisis quand mes tables ne peuvent pas être chargées. Avec elles, je ferais un autre choix : { $event }.
reason-hand = En main : { review-held }.
reason-expected = J’attendais environ { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
} ; à partir de { $needed }, je ne veux pas d’échange.
reason-throws-worst = { $number ->
    [0] Toute carte pouvait encore faire une levée : je garde atouts et rois.
   *[other] J’écarte ce qui a le moins de chances de faire une levée, et garde atouts et rois.
}
reason-too-few = Il restait au talon trop peu de cartes pour tout ce que j’aurais écarté.
reason-leads-trumps = Fort jeu en atout : j’ai joué { $card } pour faire tomber ceux de l’autre, avant qu’ils ne coupent mes bonnes cartes.
reason-leads-master-trump = Plus aucun atout ne bat { $card } : c’est une levée sûre, qui fait tomber un atout de l’autre.
reason-leads-master = Dans la couleur, plus rien ne bat { $card } : seul un atout peut prendre la levée.
reason-leads-longest = J’ai joué { $card }, de ma couleur la plus longue, pour que l’autre y dépense un atout.
reason-leads-highest = Sans couleur d’au moins deux cartes, j’ai joué { $card }, ma plus haute hors atout.
reason-takes-cheaply = J’ai pris la levée au plus juste, avec { $card } : une carte plus haute peut en prendre une autre.
reason-gives-least = Rien ne pouvait prendre la levée : j’ai donné { $card }, qui me manquera le moins.
reason-counted = J’ai compté toutes les mains possibles de l’autre : { $card } gagne { $game } % des parties, la suivante { $next } %.
reason-sampled = Sur { $hands } mains possibles de l’autre, { $card } gagne { $game } % des parties, la suivante { $next } %.
reason-classic = { $why ->
    [none] Avec une telle main les traités changent de cartes : elle est plus faible que les jeux de règle, ceux avec lesquels on joue d’autorité ou refuse.
    [vole] La vole est sûre : un échange ne pourrait que la coûter.
    [certain] Le point est sûr : les traités proposent, car aucun échange ne peut nuire.
    [king] C’est un jeu de règle ; mais avec le roi en main, personne d’autre ne peut le prendre au talon, et les traités proposent.
   *[other] Les traités ne veulent pas d’échange avec une main aussi bonne que celle-ci : { $like }.
}
reason-policy = { $often ->
    [100] Sur toutes mes donnes d’entraînement, rien d’autre n’a fait aussi bien ici.
   *[other] Ici je fais ce choix dans { $often } % des cas, et un autre sinon, pour que personne n’y lise ma main.
}
reason-courts = { $courts ->
    [0] Je cherchais des figures, et n’en ai pas vu.
    [one] J’ai regardé mes figures : une seule.
   *[other] J’ai regardé mes figures : { $courts }.
}
reason-accepts-hopefully = J’ai accepté dans l’espoir de meilleures cartes.
reason-keeps-queens = Je ne me sépare pas volontiers d’une dame.
reason-keeps-low = Je n’aimais pas rendre autant de cartes.
reason-spends-trump = J’ai joué mon seul atout, { $card }, pour ne plus y penser.
reason-hoards-trumps = Je gardais mes atouts pour plus tard, et j’ai joué { $card }.
reason-leads-low = Je gardais mes bonnes cartes, et j’ai joué { $card }.
reason-takes-high = Je voulais m’assurer la levée, et je l’ai prise avec { $card }.
reason-forgets-played = Je ne savais plus ce qui avait été joué.

## What the players of belote say of their choices

reason-belote-draws = J’ai joué atout : les autres { $sure ->
    [yes] en avaient encore
   *[no] pouvaient en avoir encore
} { $number }.
reason-belote-ruffed = Mon partenaire n’a plus de cette couleur et pourrait couper { $cards }.
reason-belote-short = { $cards } était ma seule carte de la couleur : ensuite je peux couper.
reason-belote-low = Aucune de mes cartes n’était maîtresse et sûre à l’entame : { $cards } risque le moins.
reason-belote-least = J’ai donné { $cards }, qui me manquera le moins.
reason-belote-worth-most = J’ai joué { $cards }, ce que j’avais de plus cher.
reason-belote-takes-high = Je voulais la levée, et je l’ai prise avec { $cards }.
reason-belote-counted = Dans ma meilleure couleur j’ai compté { $count } : un par atout, un de plus pour le valet et pour le neuf, un par as à côté. Je prends au-dessus de { $needed }.
reason-belote-weighed = { $way ->
    [table] D’après ce que de telles mains ont rapporté dans beaucoup de donnes, j’attendais { $points } points, et { $instead } pour « { $event } ».
    [tried] Sur { $hands } donnes conformes aux enchères, cela rapportait { $points } points, « { $event } » { $instead }, à { $error } près.
    [solved] Sur { $hands } mains que les autres pouvaient avoir, jouées ensuite sans faute, cela rapportait { $points } points, « { $event } » { $instead }, à { $error } près.
    [covered] Sur { $hands } ordres des cartes cachées, jouées ensuite selon des règles simples, cela rapportait { $points } points, « { $event } » { $instead }, à { $error } près.
    [open] Toutes les cartes étant découvertes et la suite jouée sans faute, cela rapporte { $points } points, « { $event } » { $instead }.
   *[played] Sur { $hands } mains que les autres pouvaient avoir, jouées ensuite selon des règles simples, cela rapportait { $points } points, « { $event } » { $instead }, à { $error } près.
}
reason-belote-unsure = « { $event } » promettait { $instead } points au lieu de { $points }, mais ce gain n’était pas sûr : j’ai gardé ma règle.
reason-belote-even = Je n’ai pas vu de différence avec « { $event } » : { $points } points dans les deux cas.
reason-belote-rated = De toutes les entames, c’est celle qui perd le moins de points sur beaucoup de donnes jouées cartes ouvertes, dont je l’ai apprise.
reason-belote-sound = Tout le reste exposait un dix, laissait des atouts aux autres, ou en gaspillait un.
reason-belote-alike = Toutes les cartes que je pouvais jouer se valaient.
reason-belote-outdone = Quelqu’un d’autre avait annoncé mieux : mon annonce n’aurait pas compté.
reason-belote-stakes = La partie pouvait finir sur cette donne : la gagner ou la perdre comptait pour moi { $points } points.

## Problèmes à résoudre : ce qu’il faut décider (`puzzle-<kind>`), et la question

puzzle-propose = Proposer ou jouer
puzzle-propose-ask = Proposez-vous, ou jouez-vous d’autorité ?
puzzle-accept = Accepter ou refuser
puzzle-accept-ask = Acceptez-vous, ou refusez-vous ?
puzzle-discard = Que faut-il écarter
puzzle-discard-ask = Quelles cartes écartez-vous ?
puzzle-lead = Quelle entame
puzzle-lead-ask = De quelle carte entamez-vous ?
puzzle-card = Quelle carte
puzzle-card-ask = Quelle carte jouez-vous ?
puzzle-double = Doubler ou non
puzzle-double-ask = Que dites-vous ?
puzzle-first = Premier tour : prendre ou passer
puzzle-first-ask = Prenez-vous, ou passez-vous ?
puzzle-second = Second tour : prendre ou passer
puzzle-second-ask = Prenez-vous une couleur, ou passez-vous ?
puzzle-free = Sans atout et tout atout
puzzle-free-ask = Quelle est votre annonce ?
puzzle-open = Cartes sur table
puzzle-open-ask = Quelle carte jouez-vous ?
puzzle-draw = Faire tomber les atouts
puzzle-draw-ask = De quelle carte entamez-vous ?
puzzle-partner = Le partenaire tient le pli
puzzle-partner-ask = Quelle carte donnez-vous au pli de votre partenaire ?
puzzle-belote = Garder la belote
puzzle-belote-ask = Quelle carte jouez-vous ?
puzzle-last = Les derniers plis
puzzle-last-ask = Quelle carte jouez-vous ?
puzzle-bids = Enchères sans fin
puzzle-bids-ask = Quelle est votre annonce ?
puzzle-bids-free = Enchères sans fin, avec sans atout et tout atout
puzzle-bids-free-ask = Quelle est votre annonce ?
puzzle-bids-open = Enchères sans fin, cartes sur table
puzzle-bids-open-ask = Quelle est votre annonce ?
