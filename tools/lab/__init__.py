"""The lab: how strong the players of écarté are, measured with code of the processor. See docs/strength.md.

Rules and players are the machine's (`ecarte.machine.ecarte`); sampled worlds are the lab's own. It knows only the
default rules.
"""
