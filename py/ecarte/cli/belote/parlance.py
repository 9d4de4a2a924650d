"""Belote in the terminal (`ecarte.cli.speech.telling`)."""

from __future__ import annotations

from ecarte.cli.belote import answers
from ecarte.cli.belote.story import BeloteStory
from ecarte.cli.belote.telling import BeloteTelling
from ecarte.cli.speech.telling import Parlance

PARLANCE = Parlance(BeloteStory, BeloteTelling, answers.event)
