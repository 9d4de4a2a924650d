### Problèmes : le verdict, la cote. Ce qui est demandé se trouve parmi les mots de l’analyse.

puzzle-other = L’adversaire
puzzle-rated = Cote { $rating } ; la vôtre{ $sure ->
    [yes] { "" }
   *[no] , pour l’instant
} : { $own }.
puzzle-right = Juste
puzzle-wrong = Pas le meilleur choix
puzzle-stands = { trumps } ; vous : { $mine }, l’adversaire : { $theirs }.
puzzle-held = Votre main : { $cards }.
puzzle-chosen = Votre choix : { $choice }.
puzzle-best = Le meilleur : { $choice }.
puzzle-equal = Tout aussi bon : { $choice }.
puzzle-cost = Cela coûte { $told }.
puzzle-compared = Comparé à « { $choice } » :
puzzle-others = Pourquoi pas les autres ?
puzzle-points = Points : { $unit ->
    [points] ce que rapporte en moyenne toute la donne, ceux de votre camp moins ceux de l’autre.
   *[game] ce que rapporte en moyenne la fin de la donne, les vôtres moins ceux de l’adversaire.
}
puzzle-no-choice = Ce n’est pas ce qui est demandé : choisissez parmi ce qui est demandé ci-dessus.
puzzle-sampled = { $unit ->
    [points] Joué sur { $worlds } répartitions possibles des autres cartes.
   *[game] Joué sur { $worlds } mains que l’autre peut avoir.
}
puzzle-rating = Votre cote : { $rating }{ $changed ->
    [no] { "" }
   *[yes] { "" } ({ $gained })
}.
puzzle-provisional = Votre cote, pour l’instant : { $rating }, à { $error } près.
puzzle-kinds = Quels problèmes
puzzle-kinds-all = Tous à tour de rôle
puzzle-look = Voir toute la partie
puzzle-next = Problème suivant
puzzle-failed = Les problèmes n’ont pas pu être chargés. Réessayez dans une minute, une fois connecté.
puzzle-all-done = Vous avez essayé tous les problèmes. Ceux que vous avez manqués reviennent.
