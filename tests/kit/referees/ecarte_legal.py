"""What may be said and played at any moment of a deal, by the rule book of écarté alone."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kit.referees.ecarte_deal import OTHER, PACK, Deal, beats, playable, without


class Legal:
    """A deal, the score before it, and every word that either player may say or play."""

    def __init__(
        self,
        rules: Mapping[str, str | int | bool],
        dealer: str,
        score: tuple[int, int] = (0, 0),
        unsaid: bool = False,
        late: str = "",
    ) -> None:
        self.rules, self.opening = rules, {"S": score[0], "N": score[1]}
        self.order = "AKQJT987" if rules["rank_order"] == "ace-high" else "KQJAT987"
        self.deal = Deal(dealer)
        self.unsaid = unsaid  # the dealer has not said its packets (E4)
        self.king = 1  # points for one
        self.late = late  # who may still mark a king turned up in the deal before (law 22)
        self.past: list[Deal] = []  # before each event
        # These stay when a hand is played again:
        self.offenders: set[str] = set()
        self.settled: set[int] = set()  # claimed once
        self.void: set[int] = set()  # marks removed

    # --- the score ----------------------------------------------------------------------------------

    @property
    def points(self) -> dict[str, int]:
        """The points of this deal."""
        deal, found = self.deal, {"S": 0, "N": 0}
        for event, seat, _ in deal.marks:
            found[seat] += self.king * (event not in self.void)
        if deal.result:
            winner, worth = deal.result
            worth = max(0, worth - (winner in self.offenders))
            found[winner] += 2 * worth if deal.doubled else worth
        return found

    @property
    def score(self) -> dict[str, int]:
        """The running score."""
        return {seat: self.opening[seat] + self.points[seat] for seat in "SN"}

    @property
    def over(self) -> bool:
        """Whether a player has reached the target (E24)."""
        return not self.deal.showing and max(self.score.values()) >= int(self.rules["target"])

    def vulnerable(self) -> str:
        """Return who declined the first proposal or made none (E23)."""
        deal, kind = self.deal, self.rules["vulnerability"]
        last = deal.spoken[-1] if deal.spoken else ""
        if kind == "none" or deal.spoken[-2:] == ["lay", "refuse"] or (kind == "first" and "accept" in deal.spoken):
            return ""  # a refusal after the elder's discards is a condition not met (law 38)
        return {"stand": deal.elder, "refuse": deal.dealer}.get(last, "")

    def point(self, winner: str) -> int:
        """Return the worth of winning the tricks."""
        return 2 if self.vulnerable() == OTHER[winner] else 1

    def judge_tricks(self) -> None:
        """Set the result once the tricks decide it (E21-E23)."""
        deal, won = self.deal, self.deal.won
        early = self.rules["stop_early"] and max(won.values()) == 3 and len({who for _, _, who in deal.tricks[:3]}) > 1
        if sum(won.values()) < 5 and not early:
            return
        best = max("SN", key=won.__getitem__)
        if deal.offered and won[OTHER[deal.offered]] < 5:
            deal.result = (deal.offered, 2)
        else:
            deal.result = (best, 2 if won[best] == 5 else self.point(best))

    # --- what may be said and played ----------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return every word except those of the exchange itself."""
        deal, phase = self.deal, self.deal.phase
        late = {f"{self.late}:king"} if self.late else set()
        if self.unsaid:
            packets = {f"{deal.dealer}:packets:3-2", f"{deal.dealer}:packets:2-3"}
            return set() if self.over else packets | late
        if phase == "reply":
            return self.replies()
        if phase == "showing":
            return {f"{deal.showing[0]}:show:{self.sorted(deal.hands[deal.showing[0]])}"}
        if deal.required and deal.table:  # without a card of the suit, the card led stays
            return {f"{deal.table[0][1]}:let"}
        if phase == "dealing":
            return late
        if phase == "drawing":
            return set()
        if phase == "play" and self.rules["king_mark"] == "automatic" and not deal.marks and not deal.played:
            holder = [seat for seat in "SN" if "K" + deal.trump in deal.hands[seat]]
            if holder:
                return {f"{holder[0]}:king"} if not self.over else set()
        found = self.claims()
        if self.over:
            return found
        found |= self.kings()
        if phase == "scored":
            return found
        if self.rules["doubling"] and not deal.doubled and self.before_third and not deal.required:
            found |= {"S:double", "N:double"}
        if self.rules["offer_point"] and not (deal.offered or deal.played or deal.named):
            found |= {"S:offer", "N:offer"}
        if phase == "play":
            found |= self.cards() | self.taken_back() | self.abandon()
        return found

    @property
    def before_third(self) -> bool:
        """Return whether the third trick has not been led (E28)."""
        return len(self.deal.played) < 4 or (len(self.deal.played) == 4 and not self.deal.table)

    def replies(self) -> set[str]:
        """Return the answers to the question."""
        kind, who, about = self.deal.question
        if kind == "double":
            return {f"{who}:accept:double", f"{who}:refuse:double"}
        if kind == "offer":
            return {f"{who}:accept:offer", f"{who}:decline"}
        if kind == "suit":
            return {f"{who}:let", f"{who}:require:{about}"}
        first = self.deal.first
        if kind == "40":
            return {"&ruling:40:back"}
        if kind == "25":
            if self.has_king(who):  # only the mark is removed
                return {"&ruling:25:shown"}
            return {"&ruling:25:correct"} | ({f"&ruling:25:replay:#{first}"} if first else set())
        again = about if self.rules["replay"] == "card" else f"#{first}"
        return {"&ruling:43:stand", f"&ruling:43:replay:{again}"}

    def cards(self) -> set[str]:
        """Return the cards that may be played, revokes included."""
        deal, seat = self.deal, self.deal.mover
        if deal.table:
            led = deal.counts
            right = playable(deal.hands[seat], led, deal.trump, self.order, self.rules["must_head"])
            wrong = [card for card in deal.hands[seat] if card not in right]
            irregular = self.rules["revoke"] == "penalty"
            return {f"{seat}.{card}" for card in right} | {f"{seat}.{card}~revoke" for card in wrong if irregular}
        found = set()
        if self.rules["declare_suit"] != "off" and not deal.named:
            found |= {f"{seat}:suit:{suit}" for suit in "shdc"}
        if self.rules["declare_suit"] != "on" or deal.named:
            found |= {f"{seat}.{card}" for card in deal.hands[seat] if not deal.required or card[1] == deal.named}
        if self.rules["revoke"] == "penalty" and not deal.named:
            found |= {f"{OTHER[seat]}.{card}~turn" for card in deal.hands[OTHER[seat]]}
        return found

    def taken_back(self) -> set[str]:
        """Return the cards that may be taken back (laws 39, 40)."""
        deal = self.deal
        last = deal.table[-1] if deal.table else deal.tricks[-1][0][-1] if deal.tricks else None
        if last is None or deal.required:  # a lead that went back still counts as a lead
            return set()
        event, seat, card = last
        return {f"{seat}.{card}~back"} if event in deal.revokes or self.out_of_turn else set()

    @property
    def out_of_turn(self) -> bool:
        """Return whether the card on the table was led by the wrong player."""
        deal = self.deal
        return bool(deal.table) and deal.table[0][1] != (deal.tricks[-1][2] if deal.tricks else deal.elder)

    @property
    def standing(self) -> list[tuple[int, str, str]]:
        """Return the cards played, without a lead out of turn that may still be taken back."""
        return self.deal.played[:-1] if self.out_of_turn else self.deal.played

    @property
    def unmarked(self) -> str:
        """Return who turned up a king and has not marked it (law 22), or nobody."""
        deal = self.deal
        marked = any((seat, kind) == (deal.dealer, "turned") for _, seat, kind in deal.marks)
        right = self.rules["turned_king"] == "marked" and deal.turned == "K" + deal.trump and not deal.no_more_kings
        return deal.dealer if right and not marked else ""

    def kings(self) -> set[str]:
        """Return the kings that may be marked, true or false."""
        deal, found, king = self.deal, set(), "K" + self.deal.trump
        marked = {(seat, kind) for event, seat, kind in deal.marks}
        if self.unmarked:
            found |= {f"{self.unmarked}:king"}
        if self.rules["king_mark"] != "optional" or deal.phase != "play" or deal.turned == king:
            return found
        for seat in "SN":
            standing = self.standing
            own = [each for each in standing if each[1] == seat]
            mine = [card for _, _, card in own]
            if {(seat, "hand"), (seat, "false")} & marked:
                continue
            if not mine:
                in_time = True
            elif mine != [king]:
                in_time = False
            else:  # law 24: a king led, until the other plays; one played second, until the next card
                again = [number for number, who, _ in deal.shown if who == seat and number > own[0][0]]
                in_time = len(standing) == 1 or (standing[0][1] != seat and not again)
            if self.rules["king_until"] == "first-lead":
                in_time = not standing
            if in_time and self.has_king(seat):
                found.add(f"{seat}:king")
            elif (
                in_time
                and self.rules["revoke"] == "penalty"
                and self.score[seat] + self.king < int(self.rules["target"])
            ):
                found.add(f"{seat}:king~false")
        return found

    def claims(self) -> set[str]:
        """Return the claims open to the players (laws 25, 40, 43), and the correction of a false king."""
        deal, found = self.deal, set()
        for event in deal.revokes:
            seat = next(who for number, who, _ in deal.played if number == event)
            if event not in self.settled and self.evident(event, seat):
                found.add(f"&claim:{OTHER[seat]}:43:#{event}")
        for event, seat, kind in deal.marks:
            if kind != "false" or event in self.void:
                continue
            seen = {card for _, who, card in deal.shown if who == seat}
            since = [number for number, who, _ in deal.shown if who == seat and number > event]
            if not since and deal.phase == "play" and not self.over:
                found.add(f"&unmark:{seat}:1")
            if seat in deal.open:
                seen |= set(deal.hands[seat])
            if self.has_king(OTHER[seat]) or len(seen) == 5 or (since and self.laid_king(OTHER[seat])):
                found.add(f"&claim:{OTHER[seat]}:25:#{event}")
        if self.out_of_turn and deal.phase == "play" and not self.over:
            event, seat, _ = deal.table[0]
            found.add(f"&claim:{OTHER[seat]}:40:#{event}")
        return found

    def has_king(self, seat: str) -> bool:
        """Return whether a seat has, or has played, the king of trumps."""
        deal = self.deal
        return "K" + deal.trump in [*deal.hands[seat], *(card for _, who, card in deal.played if who == seat)]

    def laid_king(self, seat: str) -> bool:
        """Return whether a seat has discarded the king of trumps."""
        return "K" + self.deal.trump in self.deal.away[seat]

    def evident(self, event: int, seat: str) -> bool:
        """Return whether the cards played since prove that the seat could have played otherwise."""
        deal = self.deal
        trick = next(each for each in deal.tricks if event in (number for number, _, _ in each[0]))
        since = [card for number, who, card in deal.shown if who == seat and number >= event]
        since += deal.hands[seat] if seat in deal.open else []
        return since[0] not in playable(since, trick[1], deal.trump, self.order, self.rules["must_head"])

    def abandon(self) -> set[str]:
        """Return the ways to throw in a hand (E30)."""
        deal, seat = self.deal, self.deal.mover
        if not self.rules["throw_in"]:
            return set()
        point_sure = deal.offered == seat and deal.won[seat]  # the other cannot make the vole any more
        found = {f"{seat}:concede"} if deal.won[seat] < 3 and not point_sure else set()
        return found | ({f"{seat}:claim"} if not deal.table and not deal.required and self.sure(seat) else set())

    def sorted(self, hand: list[str]) -> str:
        """Return a hand as records write it."""
        return "".join(sorted(hand, key=lambda card: ("shdc".index(card[1]), self.order.index(card[0]))))

    def sure(self, seat: str) -> bool:
        """Return whether the seat takes all tricks left, whatever unseen cards the other holds."""
        deal = self.deal
        hand = deal.hands[seat]
        gone = {card for _, _, card in deal.played} | {deal.turned, *hand, *deal.away[seat]}
        unseen = [card for card in PACK if card not in gone]
        size = len(deal.hands[OTHER[seat]])
        return self.sure_leads(hand, unseen, size)

    def sure_leads(self, hand: list[str], unseen: list[str], size: int) -> bool:
        """Return whether some order of leads takes every trick; the other may hold any ``size`` of ``unseen``."""
        if not hand:
            return True
        return any(self.sure_lead(hand, card, unseen, size) for card in hand)

    def sure_lead(self, hand: list[str], card: str, unseen: list[str], size: int) -> bool:
        """Return whether leading a card, and then the rest, takes every trick."""
        trump, rest = self.deal.trump, without(hand, card)
        follow = [each for each in unseen if each[1] == card[1]]
        if any(beats(each, card, trump, self.order) for each in follow):
            return False
        if follow:  # the other plays its lowest card, and keeps the most dangerous ones
            low = max(follow, key=lambda each: self.order.index(each[0]))
            if not self.sure_leads(rest, without(unseen, low), size - 1):
                return False
        void = [each for each in unseen if each[1] != card[1]]
        if len(void) < size:
            return True
        trumps = [each for each in void if each[1] == trump]
        if trumps:
            return False
        for suit in {each[1] for each in void}:
            low = max((each for each in void if each[1] == suit), key=lambda each: self.order.index(each[0]))
            if not self.sure_leads(rest, without(void, low), size - 1):
                return False
        return True
