### Problèmes : le verdict, la cote. Ce qui est demandé se trouve parmi les mots de l’analyse.

puzzle-other = L’adversaire
puzzle-nothing = Ne rien dire
puzzle-rated = Cote { $rating } ; la vôtre : { $own }.
puzzle-right = Juste : { $choice }
puzzle-wrong = { $choice } : ce n’est pas le meilleur choix. Le meilleur : { $best }
puzzle-cost = Il coûte { $cost } de chances de gagner la partie.
puzzle-sampled = Joué sur { $worlds } mains que l’autre peut avoir.
puzzle-rating = Votre cote : { $rating }.
puzzle-rating-now = Votre cote : { $rating } ({ $gained }).
puzzle-look = Voir toute la partie
puzzle-next = Problème suivant
puzzle-failed = Les problèmes n’ont pas pu être chargés. Réessayez dans une minute, une fois connecté.
puzzle-all-done = Vous avez essayé tous les problèmes. Ceux que vous avez manqués reviennent.
