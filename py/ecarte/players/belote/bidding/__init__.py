"""The worth of belote's bids by features of a hand, as tables by suit.

All numbers come from simulated deals (`tools/tables/fit_belote.py`, `weights`). The worth of a bid depends on features
of the six cards, the turn-up among them; that of passing on what the hand could bid, and on its aces.
"""
