"""Écarté in the terminal (`ecarte.cli.speech.telling`)."""

from __future__ import annotations

from ecarte.cli.ecarte import answers
from ecarte.cli.ecarte.story import EcarteStory
from ecarte.cli.ecarte.telling import EcarteTelling
from ecarte.cli.speech.telling import Parlance

PARLANCE = Parlance(EcarteStory, EcarteTelling, answers.event)
