"""The terminal's sentences and questions for écarté alone."""

from __future__ import annotations

from ecarte.cli.ecarte.answers import event
from ecarte.cli.ecarte.story import EcarteStory
from ecarte.cli.ecarte.telling import EcarteTelling
from ecarte.cli.speech.telling import Parlance

PARLANCE = Parlance(EcarteStory, EcarteTelling, event)
