### The table of a game that brings none of its own: two play, for tricks and points.

generic-to = { $who ->
    [you] à vous
   *[other] à { $name }
}
generic-points = { $points ->
    [one] Un point
   *[other] { $points } points
} { generic-to }.
generic-choose = À vous : choisissez
generic-even = Les deux marquent dans cette donne
generic-drawn = Personne ne marque dans cette donne
generic-note-deals = Donne : a donné les cartes. L’autre joueur joue le premier.
