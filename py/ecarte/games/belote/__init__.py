"""The rules of belote: `game` puts together what `ecarte.core.contract.Game` asks for. Who plays it is in
`players`."""
