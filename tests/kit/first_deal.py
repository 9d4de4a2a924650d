"""The first deal of docs/ecn.md, which North deals and South wins, and the second up to its turn-up."""

SAID = "S:propose N:refuse"
FIRST_DEAL = f"""1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
{SAID}
S.7c N.Ts /S
S.Jh N.8h /S
S.As N.Qs /N
N.Ah S.Qd /S
S.Qc N.7h /S
=2-0 2-0
2. S
N<8sQhAh9c7c S<AsJhTh7h8d ^Ts
"""
