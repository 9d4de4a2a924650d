"""How each level of player chooses."""
