"""The rules of belote: `game` is what `ecarte.core.game.Game` asks for. What plays it is in `players`."""
