"""The analyst of écarté: what each choice is worth, and a game reviewed. What plays the game is in `players`.

Cards are masks in trump form (`ecarte.players.ecarte.double.masks`).
"""
