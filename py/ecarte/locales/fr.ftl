### Tous les mots de la page et de la ligne de commande. Ce qui manque ici est dit en anglais.

## Cards and suits

suit = { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
   *[other] { $suit }
}
suit-title = { $suit ->
    [s] Pique
    [h] Cœur
    [d] Carreau
    [c] Trèfle
   *[other] { $suit }
}
rank = { $rank ->
    [K] roi
    [Q] dame
    [J] valet
    [A] as
    [T] 10
   *[other] { $rank }
}
rank-title = { $rank ->
    [K] Roi
    [Q] Dame
    [J] Valet
    [A] As
    [T] 10
   *[other] { $rank }
}
card-name = { rank-title } de { suit }
card-the = { $rank ->
    [Q] la dame
    [A] l’as
   *[other] le { rank }
} de { suit }
trump-suit = { $trump ->
    [s] pique
    [h] cœur
    [d] carreau
    [c] trèfle
   *[other] { $trump }
}
seat-name = { $seat ->
    [S] Sud
    [N] Nord
   *[other] { $seat }
}

