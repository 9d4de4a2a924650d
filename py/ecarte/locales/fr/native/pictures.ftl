### Les dessins et les tableaux de parties, pour les carnets.

picture-dealt = Reçu
picture-hand = En main
picture-game = Jeu
picture-players = Joueurs
picture-date = Date
picture-deals = Donnes
picture-result = Résultat
# Un rapport de plusieurs parties, une page HTML.
picture-report = Rapport
picture-report-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
}
picture-report-each = Les parties
picture-report-matches = Matchs
picture-report-in-match = { $match }, partie { $game }
picture-report-match-game = Partie
picture-report-match-players = Joueurs
picture-report-match-score = Marque
picture-report-match-chips = Jetons
picture-report-plot = Les chiffres du tableau ci-dessus, chacun avec son intervalle
