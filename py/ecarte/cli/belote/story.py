"""Belote in the terminal for a player: the log in sentences, the table before a decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.cells import cell_len
from rich.text import Text

from ecarte.cli.belote import answers, said
from ecarte.cli.speech.story import Story, coloured
from ecarte.core.game import Json, Seat, parse_event
from ecarte.text import Words

_LAST, _SHEET = ("last", "l"), ("score", "sheet")
_LED = ("E-overtrump", "E-beat", "E-trump", "E-undertrump", "E-follow")  # the rules that restrict the cards to play


class BeloteStory(Story):
    """Belote as it is presented to the player in one seat."""

    commands = (*_LAST, *_SHEET)

    @staticmethod
    def name(words: Words, player: str, seat: Seat) -> str:
        """Return the name of a computer player in a seat."""
        return words(f"person-belote-{seat}")

    def welcome(self, view: Json, players: Mapping[Seat, str]) -> str:
        """Return the sentence a game begins with."""
        words = self.words
        mine = next(side for side in view["sides"] if self.me in side)
        against = [seat for seat in players if seat not in mine]
        names = " & ".join(self.names[seat] for seat in against)
        partner = next((seat for seat in players if seat in mine), "")
        return words(
            "cli-belote-welcome",
            preset=words(f"preset-{view['rules']['preset']}"),
            target=view["target"],
            deals=said.deals(view),
            names=names,
            player=words(f"player-{players[against[0]]}"),
            partner=self.names.get(partner, "none"),
            partnerPlayer=words(f"player-{players[partner]}") if partner else "",
        )

    def help(self) -> str:
        """Return the full help on what can be typed."""
        return self.words("cli-belote-help-text")

    def side(self, side: str) -> str:
        """Return the name of a side."""
        if len(side) > 1:
            return self.words("side-we" if self.me in side else "side-they")
        return self.names[side]

    def whose(self, side: str) -> dict[str, str]:
        """Return a side as sentences need it."""
        if len(side) > 1:
            return {"who": "we" if self.me in side else "they", "name": ""}
        return self.who(side)

    # --- the log ---

    def line(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""
        words, do, seat = self.words, entry["do"], entry.get("seat") or ""
        cards = entry.get("cards", [])
        match do:
            case "cut":
                drawn = ", ".join(f"{self.names[each]} {words.sign(card)}" for each, card in entry["cut"].items())
                return words("cli-belote-drew", **self.who(seat), drawn=drawn)
            case "open":
                return words("log-open", **self.who(seat), deal=entry["deal"])
            case "deal" | "draw" if not entry.get("verb"):
                key = "log-hand" if do == "deal" else "log-draw"
                return words(key, number=len(cards), cards=self.cards(cards)) if seat == self.me else None
            case "score":
                scored = entry["scored"]
                taker = self.who(scored["taker"]) if scored else {}
                return "\n".join(said.sums(words, entry, self.side, taker))
            case "over":
                return said.over(words, entry, self.whose(seat) if seat else None)
            case _:
                return said.event(words, entry, self.who(seat), words.sign)

    # --- the table ---

    def table(self, view: Json) -> list[Text]:
        """Return the table and the hand."""
        if not view["hand"]:
            return []
        lines = [coloured(f"  {self._contract(view)}"), coloured(f"  {self._standing(view)}")]
        return [*lines, *self._laid(view), *self.trick(view), *self.hand(view)]

    def _laid(self, view: Json) -> Iterator[Text]:
        """Return the open cards before the other, and which of both lie on covered ones (B32)."""
        words = self.words
        for seat, covering in view["covering"].items():
            cards = view["hand"] if seat == self.me else view["known"][seat]
            if seat != self.me:
                yield coloured("  " + words("cli-belote-laid", **self.who(seat), cards=self.cards(cards)))
            if covering := [card for card in cards if card in covering]:
                yield coloured("  " + words("cli-belote-covering", **self.who(seat), cards=self.cards(covering)))

    def _contract(self, view: Json) -> str:
        """Return the trumps and the taker, or what may still be taken, and the dealer."""
        words = self.words
        turned = said.listed(words.sign(card) for card in (view["turned"], view["bottom"]) if card)
        parts = [words("cli-belote-dealer", **self.who(view["dealer"]))]
        if view["contract"] is None or not view["taken"]:
            parts.insert(0, words("cli-belote-up", cards=turned))
        if view["contract"] is not None:
            bid = said.contract(words, view["contract"])
            parts.insert(0, words("cli-belote-taken", **self.who(view["taker"]), contract=bid))
        return said.listed(parts)

    def _standing(self, view: Json) -> str:
        words = self.words
        score = said.standing(words, view, self.side)
        tricks = words("cli-belote-tricks", tricks=said.pairs(words, view["won"], self.side))
        return said.listed([score, tricks if view["contract"] else ""])

    # --- questions ---

    def question(self, view: Json) -> str:
        """Return the question to the player."""
        words = self.words
        if view["phase"] == "scored":
            return words("ask-scored", **self.who(view["elder"]))
        if view["phase"] == "packets":
            return words("ask-packets")
        if view["phase"] == "bid":
            return self._bidding(view)
        if view["phase"] == "announce":
            return words("cli-belote-ask-announce")
        if not view["trick"]:
            return words("ask-lead-again" if view["tricks"] else "ask-lead")
        led = view["trick"][0]["card"]
        suit = led[1]
        codes = {problem["code"] for problem in view["refused"].values()}
        for code in _LED:
            if code in codes:
                return words(f"cli-belote-ask-{code}", suit=suit)
        return words("ask-last" if len(view["hand"]) == 1 else "ask-any", suit=suit)

    def _bidding(self, view: Json) -> str:
        words = self.words
        if view["contract"] is not None:
            bid = said.contract(words, view["contract"])
            return words("cli-belote-ask-overcall", **self.who(view["taker"]), contract=bid)
        suit = words("suit", suit=view["turned"][1])
        return words("cli-belote-ask-take", round=view["round"], suit=suit)

    def choices(self, view: Json) -> str:
        """Return the possible answers, in short."""
        words, legal = self.words, [parse_event(event) for event in view["legal"]]
        offered: list[str] = []
        if view["phase"] == "scored":
            offered.append(f"{words('cli-enter')} = {words('choice-next')}")
        for event in legal:
            if event.verb == "pass":
                label = "cli-belote-choice-pass" if view["phase"] == "bid" else "cli-belote-choice-done"
                offered.append(f"p = {words(label)}")
            elif event.verb == "take":
                first = view["turned"][1] == event.args[0] and view["round"] == 1
                letter = {"nt": "n", "at": "a"}.get(event.args[0], "t" if first else event.args[0])
                offered.append(f"{letter} = {self.choice(str(event))}")
            elif event.verb == "packets":
                offered.append(f"{event.args[0]} = {self.choice(str(event))}")
            elif event.verb == "meld":
                number = sum(each.startswith("m") for each in offered) + 1
                offered.append(f"m{number} = {said.meld(words, *event.args)}")
        if any(event.do == "play" for event in legal):
            offered.append(words("cli-name-card"))
            if any(event.call == "belote" for event in legal):
                offered.append(words("cli-belote-quietly"))
        if view["tricks"]:
            offered.append(f"l = {words('cli-belote-last')}")
        return said.listed([*offered, f"? = {words('cli-help')}"])

    def sayings(self, view: Json) -> list[str]:
        """Return the words that can be typed now for what is said in the game."""
        return answers.sayings(view, self.words)

    def choice(self, hint: str) -> str:
        """Return an event that plays no card, as a choice."""
        words, event = self.words, parse_event(hint)
        if event.verb == "take":
            return words("cli-belote-choice-take", contract=said.contract(words, event.args[0]))
        if event.verb == "meld":
            return said.meld(words, *event.args)
        if event.verb == "packets":
            return words(f"choice-packets-{event.args[0]}")
        return words("cli-belote-choice-pass")

    # --- look-ups ---

    def look_up(self, command: str, view: Json, log: Iterable[Json]) -> list[Text] | None:
        """Return the last trick or the score sheet for its command, or None for other words."""
        if command in _LAST:
            return self._last(view)
        return self._sheet(view, log) if command in _SHEET else None

    def _last(self, view: Json) -> list[Text]:
        """Return the last trick, the only one that may be seen again."""
        words = self.words
        if not view["tricks"]:
            return [Text(words("cli-belote-no-trick"), "yellow")]
        trick = view["tricks"][-1]
        seats = view["seats"]
        first = seats.index(trick["leader"])
        order = (*seats[first:], *seats[:first])
        cards = (
            words("thrown", **self.who(seat), card=words.sign(card))
            for seat, card in zip(order, trick["cards"], strict=True)
        )
        return [coloured("  " + said.listed([*cards, words("log-trick", **self.who(trick["winner"]))]))]

    def _sheet(self, view: Json, log: Iterable[Json]) -> list[Text]:
        """Return the score sheet: what each deal scored, with the running score in front."""
        heads = [self.side(side) for side in view["sides"]]
        width = max(8, *(cell_len(head) + 2 for head in heads))
        rows = [[str(points) for points in entry["score"].values()] for entry in log if entry["do"] == "score"]
        lines = [Text("  " + "".join(" " * (width - cell_len(head)) + head for head in heads), "bold")]
        return lines + [Text("  " + "".join(cell.rjust(width) for cell in row)) for row in rows]
