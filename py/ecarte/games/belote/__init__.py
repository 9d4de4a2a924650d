"""The rules of belote: `game` puts together what `ecarte.core.contract.Game` asks for. The players are in `players`."""
