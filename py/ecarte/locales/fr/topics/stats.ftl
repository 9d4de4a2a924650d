### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = Le moteur n’a pas répondu.
stats-none = Aucune partie n’est encore finie. La première qui le sera comptera ici.
stats-few = { $count ->
    [one] Une première partie est comptée : c’est un bon début.
   *[other] { $count } parties sont comptées : c’est un bon début.
} Les intervalles sont encore larges, et chaque partie les resserre.
stats-only-warm-ups = { $count ->
    [one] Il n’y a encore qu’une partie d’échauffement. Elle ne compte pas, et n’est montrée
   *[other] Il n’y a encore que des parties d’échauffement. Elles ne comptent pas, et ne sont montrées
} que jusqu’à votre prochaine partie.
stats-unread = { $count ->
    [one] Une entrée enregistrée est illisible et n’est pas comptée.
   *[other] { $count } entrées enregistrées sont illisibles et ne sont pas comptées.
}
stats-counting = { $known } parties comptées sur { $count }…
stats-game = Jeu
stats-results = Résultats
stats-by = Résultats par
stats-by-opponent = Adversaire
stats-by-rules = Règles
stats-by-month = Mois
stats-play = Votre jeu
stats-others-here = Adversaires et partenaires
stats-means-this = Sous chaque chiffre, l’intervalle où il se trouve avec 95 % de certitude. Seules comptent les parties finies contre l’ordinateur sur cet appareil.
stats-with-warm-ups = { $count ->
    [one] Compter la partie
   *[other] Compter les { $count } parties
} dont la première donne venait avec la page

## Over time

stats-trend = Au fil du temps
stats-plot = { $measure } au fil du temps, avec son intervalle. Le tableau ci-dessous dit la même chose.
stats-as-table = Les mêmes chiffres en tableau
stats-period-day = Jour
stats-period-week = Semaine du
stats-period-month = Mois
stats-save-picture = Enregistrer l’image
stats-save-csv = Enregistrer en CSV

## What the reviews say

stats-judged = Vos décisions
stats-judged-means = { $count ->
    [one] D’après l’analyse d’une partie.
   *[other] D’après les analyses de { $count } parties.
} Une partie est analysée quand elle finit, sauf si vous continuez aussitôt ; ouvrez l’analyse d’une autre partie, et elle comptera aussi. Une décision qui perd { $least } ou plus a une marque dans l’analyse.
stats-costliest = Le plus coûteux
stats-costliest-line = { $date }. { $line }
stats-kind = Décision
stats-kind-choose = Proposer ou jouer d’autorité
stats-kind-answer = Accepter ou refuser
stats-kind-discard = Écarts
stats-kind-play = Cartes jouées
stats-kind-bid = Enchères
stats-kind-declare = Annonces
stats-faultless = Perdu moins de { $least }{ $unit ->
    [points] { " " }points
   *[game] { "" }
}
stats-loss = Perdu par décision, en{ $unit ->
    [points] { " " }points
   *[game]  % d’une partie
}
stats-luck = Chance dans une partie, en{ $unit ->
    [points] { " " }points
   *[game]  %
}
stats-said = À quelle fréquence
stats-best = Le meilleur choix
stats-said-propose = Aîné : propose, toutes fois comptées
stats-said-refuse = Donneur : refuse, toutes fois comptées
stats-said-take = Prend, toutes enchères comptées
stats-opponents = Adversaires
stats-number = Sur
stats-picture = { $measure }, { $who } ; en clair : l’intervalle à 95 %
