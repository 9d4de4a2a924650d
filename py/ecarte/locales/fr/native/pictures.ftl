### Les dessins et les tableaux de parties, pour les carnets.

picture-dealt = Reçu
picture-hand = En main
picture-game = Jeu
picture-players = Joueurs
picture-date = Date
picture-deals = Donnes
picture-result = Résultat
