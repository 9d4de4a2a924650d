### La partie du jour : son jour, son résultat, le calendrier.

daily-means = Une partie en { $target } points contre { $opponent }. Tous ceux qui jouent la partie de ce jour, où que ce soit, ont les mêmes cartes.
daily-means-deals = { $deals } donnes avec { $partner } contre { $opponent }. Tous ceux qui jouent la partie de ce jour, où que ce soit, ont les mêmes cartes.
daily-play = Jouer
daily-go-on = Continuer
daily-again = La rejouer
daily-with-these = Joueur
daily-score = Résultat
daily-given-up = abandon à { $score }
daily-deals = Donne par donne
daily-deal-column = Donne
daily-marks-deals = ● une donne où votre camp a marqué le plus, ○ une donne où c’est l’autre, – une donne où personne n’a pris l’avantage.
daily-marks = Donne par donne : ● un point gagné, ○ un point perdu.
daily-no-day = Ce jour ne peut pas être joué ; voici la partie d’aujourd’hui.
daily-beside = { $ahead ->
    [better] Vous avez fait mieux que { $name }, le plus fort joueur.
    [worse] { $name }, le plus fort joueur, a fait mieux.
   *[alike] Vous avez fait aussi bien que { $name }, le plus fort joueur.
}
daily-by = Le résultat de { $name } est celui de la version { $version }.
daily-first-counts = De vos { $count } parties, c’est la première qui compte.
daily-review = Ce qu’ont coûté vos décisions
daily-cost-awaited = L’analyste examine encore ce qu’ont coûté vos décisions…
daily-cost-by = Calculé par { $engine }.
daily-no-result = Le résultat du plus fort joueur n’a pas pu être calculé. Réessayez dans une minute, une fois connecté.
daily-failed = La partie du jour n’a pas pu être préparée.
daily-share = À partager
daily-shared = { $game }, partie du jour, { $date }
daily-shared-strongest = { $name }, le plus fort joueur : { $score }
daily-hints = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
daily-copy = Copier
daily-copied = Copié.
daily-copy-yourself = Copiez le texte sélectionné.
daily-send = Envoyer
daily-calendar = Les jours passés
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-won = gagnée
daily-lost = perdue
daily-drawn = nulle
daily-open = commencée
daily-honest = Les cartes découlent de la date seule, sans serveur : qui veut peut les calculer. Cette partie n’a donc pas de sceau, et votre résultat vaut ce que vaut votre honnêteté. On ne reprend rien.
