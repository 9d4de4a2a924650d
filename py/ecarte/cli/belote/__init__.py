"""The terminal's sentences and questions for belote alone."""

from __future__ import annotations

from ecarte.cli.belote.answers import event
from ecarte.cli.belote.story import BeloteStory
from ecarte.cli.belote.telling import BeloteTelling
from ecarte.cli.speech.telling import Parlance

PARLANCE = Parlance(BeloteStory, BeloteTelling, event)
