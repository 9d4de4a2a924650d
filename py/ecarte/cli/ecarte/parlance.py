"""Écarté in the terminal (`ecarte.cli.parlance`)."""

from __future__ import annotations

from ecarte.cli.ecarte import answers
from ecarte.cli.ecarte.story import EcarteStory
from ecarte.cli.ecarte.telling import EcarteTelling
from ecarte.cli.parlance import Parlance

PARLANCE = Parlance(EcarteStory, EcarteTelling, answers.event)
