"""The analyst of écarté: the value of each choice, and reviews of games. The players are in `players`.

Cards are masks in trump form (`ecarte.players.ecarte.masks`).
"""
