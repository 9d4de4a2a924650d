"""A deal of belote in numbers, for four and for three, under every contract and every option, all cards seen."""
