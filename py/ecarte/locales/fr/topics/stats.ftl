### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = Le moteur n’a pas répondu.
stats-none = Aucune partie n’est encore finie. La première qui le sera comptera ici.
stats-counting = { $known } parties comptées sur { $count }…
stats-game = Jeu
stats-results = Résultats
stats-by = Résultats par
stats-by-opponent = Adversaire
stats-by-rules = Règles
stats-by-month = Mois
stats-play = Votre jeu
stats-others-here = Adversaires et partenaires
stats-means-this = Sous chaque chiffre, l’intervalle où il se trouve avec 95 % de certitude. Seules comptent les parties finies que vous avez jouées seul sur cet appareil.
stats-with-warm-ups = { $count ->
    [one] Compter la partie
   *[other] Compter les { $count } parties
} dont la première donne venait avec la page
