"""Ristretto255 (RFC 9496) in the integers of Python, for wherever nothing quicker is at hand.

It takes a time that depends on the scalar: who measures another player's device to the microsecond could learn of it.
"""

from ecarte.friend.ristretto.integers import Integers as Integers
