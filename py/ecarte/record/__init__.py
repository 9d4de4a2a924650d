"""A record and its fold: the state of a game is never stored, it is what the record's events lead to.

Nothing here knows a particular game; the game's module is asked (`ecarte.games.GAMES`). Of one record alone: what is
written in it, its states, how it goes on and who may see what. Many records are `ecarte.collection`'s.
"""

from ecarte.record.outcome import OWN as OWN
from ecarte.record.outcome import VOID as VOID
from ecarte.record.outcome import best_of_others as best_of_others
from ecarte.record.outcome import log as log
from ecarte.record.outcome import over as over
from ecarte.record.outcome import result as result
from ecarte.record.outcome import winner as winner
from ecarte.record.play import Play as Play
from ecarte.record.play import Step as Step
from ecarte.record.play import beginning as beginning
from ecarte.record.play import fold as fold
from ecarte.record.play import is_of_real_table as is_of_real_table
from ecarte.record.play import open_deal as open_deal
from ecarte.record.play import start as start
from ecarte.record.play import steps as steps
from ecarte.record.playing import TAKEBACK as TAKEBACK
from ecarte.record.playing import add as add
from ecarte.record.playing import advance as advance
from ecarte.record.playing import back as back
from ecarte.record.playing import cut_kept as cut_kept
from ecarte.record.playing import named as named
from ecarte.record.playing import new as new
from ecarte.record.playing import no_back as no_back
from ecarte.record.playing import no_cut as no_cut
from ecarte.record.playing import pack_of as pack_of
from ecarte.record.playing import resign as resign
from ecarte.record.playing import settle as settle
from ecarte.record.playing import tagged as tagged
from ecarte.record.tags import MATCH_TAGS as MATCH_TAGS
from ecarte.record.tags import OWN_TAGS as OWN_TAGS
from ecarte.record.tags import SEAT_TAGS as SEAT_TAGS
from ecarte.record.tags import STUDY_TAGS as STUDY_TAGS
from ecarte.record.tags import VERSION as VERSION
from ecarte.record.tags import format_cut as format_cut
from ecarte.record.tags import format_score as format_score
from ecarte.record.tags import nfc as nfc
from ecarte.record.tags import option_tags as option_tags
from ecarte.record.tags import parse_cut as parse_cut
from ecarte.record.tags import plain as plain
from ecarte.record.written import NO_NOTE as NO_NOTE
from ecarte.record.written import NOBODY as NOBODY
from ecarte.record.written import Deal as Deal
from ecarte.record.written import Entry as Entry
from ecarte.record.written import Note as Note
from ecarte.record.written import Record as Record
from ecarte.record.written import Variation as Variation
