"""What the terminal shows of a game: the log in sentences, the table before a decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from ecarte.cards import Card
from ecarte.game import Json, Seat, parse_event
from ecarte.text import Words

_RED = r"\w{1,2}[♥♦]|[♥♦]"


def coloured(text: str) -> Text:
    """A line of text, its red cards red."""
    line = Text(text)
    line.highlight_regex(_RED, "bold red")
    line.highlight_regex(r"\w{1,2}[♠♣]|[♠♣]", "bold")
    return line


@dataclass(frozen=True, slots=True)
class Story:
    """A game told to the player in one seat."""

    words: Words
    names: Mapping[Seat, str]
    me: Seat

    @property
    def other(self) -> Seat:
        return next(seat for seat in self.names if seat != self.me)

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self.me else "other", "name": self.names.get(seat, seat)}

    def _cards(self, cards: list[Card]) -> str:
        return " ".join(self.words.sign(card) for card in cards)

    # --- the log ---

    def line(self, entry: Json) -> str | None:
        """The sentence for an entry of the log; None when it needs none."""
        words, do, seat = self.words, entry["do"], entry.get("seat", "")
        who, cards = self._who(seat), entry.get("cards", [])
        match do:
            case "cut":
                drawn = {"mine": entry["cut"][self.me], "theirs": entry["cut"][self.other]}
                shown = {key: words.sign(card) for key, card in drawn.items()}
                return words("log-cut", **who, **shown, other=self.names[self.other])
            case "open":
                return words("log-open", **who, deal=entry["deal"])
            case "deal":
                return words("log-hand", cards=self._cards(cards)) if seat == self.me else None
            case "turn":
                return words("log-turn", card=words.sign(entry["card"]), suit=entry["card"][1])
            case "draw" if seat == self.me:
                return words("log-draw", number=len(cards), cards=self._cards(cards))
            case "discard" | "draw":
                key = "log-discard" if do == "discard" else "log-draw-other"
                return words(key, **who, number=len(cards))
            case "play":
                return words("log-play", **who, card=words.sign(entry["card"]))
            case "say":
                return self._said(entry, who)
            case "mark":
                return words(f"log-mark-{entry['why']}", **who)
            case "trick":
                return words("log-trick", **who)
            case "score":
                return self._scored(entry)
            case _:
                return words("log-over-resigned" if entry.get("why") == "resigned" else "log-over", **who)

    def _said(self, entry: Json, who: dict[str, str]) -> str:
        argument = next(iter(entry.get("args", [])), "")
        kind = entry["verb"]
        if argument:
            kind = "accept-if" if argument == "if" else f"{kind}-number"
        return self.words(f"log-say-{kind}", **who, number=int(argument) if argument.isdecimal() else 0)

    def _scored(self, entry: Json) -> str:
        said = []
        for scored in entry["scored"]:
            loser = self.names[self.other if scored["seat"] == self.me else self.me]
            key = f"log-scored-{scored['why']}"
            said.append(self.words(key, **self._who(scored["seat"]), points=scored["points"], loser=loser))
        score = {"mine": entry["score"][self.me], "theirs": entry["score"][self.other]}
        return " ".join([*said, self.words("log-score", **score, other=self.names[self.other])])

    # --- the table ---

    def table(self, view: Json) -> list[Text]:
        """What lies on the table and in the hand, with a number to each card."""
        words, other = self.words, self.names[self.other]
        if view["turned"] is None or not view["hand"]:
            return []
        deals = self._who(view["dealer"])
        turned = words.sign(view["turned"])
        first = words("cli-table", suit=view["trump"], turned=turned, stock=view["stock"], **deals)
        counts = {"mine": view["score"][self.me], "theirs": view["score"][self.other], "target": view["target"]}
        tricks = {"won": view["won"][self.me], "lost": view["won"][self.other]}
        second = words("cli-score", name=other, **counts, **tricks)
        if view["vulnerable"]:
            second += " " + words("cli-vulnerable", **self._who(view["vulnerable"]))
        lines = [coloured(f"  {first}"), coloured(f"  {second}")]
        for laid in view["trick"]:
            lines.append(coloured("  " + words("thrown", **self._who(laid["seat"]), card=words.sign(laid["card"]))))
        return [*lines, self._hand(view)]

    def _hand(self, view: Json) -> Text:
        """The cards; those that may not be played now are dim, in brackets."""
        line = Text("  ")
        following = view["phase"] == "play" and view["turn"] == self.me
        for place, card in enumerate(view["hand"], 1):
            refused = following and f"{self.me}.{card}" in view["refused"]
            shown = coloured(f"({self.words.sign(card)})" if refused else self.words.sign(card))
            if refused:
                shown.stylize("dim")
            line.append(f"  {place} ", style="dim").append_text(shown)
        return line

    # --- what is asked ---

    def question(self, view: Json) -> str:
        """The line that asks something of the player."""
        words, other = self.words, self.names[self.other]
        if view["phase"] == "scored":
            return words("ask-scored", **self._who(view["elder"]))
        if view["pause"]:
            return words("ask-king")
        match view["phase"]:
            case "choose":
                return words("ask-choose")
            case "answer":
                return words("ask-answer", name=other, number=view["proposed"] or 0)
            case "discard":
                return words("ask-discard", **view["discard"])
        if not view["trick"]:
            return words("ask-lead-again" if view["tricks"] else "ask-lead")
        led: Card = view["trick"][0]["card"]
        said = {"suit": words("suit-title", suit=led[1]), "rank": led[0], "card": words.sign(led)}
        codes = {problem["code"] for problem in view["refused"].values()}
        for code in ("E-head", "E-follow", "E-trump"):
            if code in codes:
                return words(f"ask-{code}", **said)
        return words("ask-last" if len(view["hand"]) == 1 else "ask-any", **said)

    def choices(self, view: Json) -> str:
        """What may be answered, in short."""
        words, seat, legal = self.words, view["seat"], view["legal"]
        offered = [
            f"{letter} = {words(label)}"
            for letter, say, label in (
                ("p", "propose", "choice-propose"),
                ("s", "stand", "choice-stand"),
                ("a", "accept", "choice-accept"),
                ("i", "accept:if", "choice-accept-if"),
                ("r", "refuse", "choice-refuse"),
                ("k", "king", "choice-king"),
            )
            if f"{seat}:{say}" in legal
        ]
        if most := max((event[-1] for event in legal if event.startswith(f"{seat}:propose:")), default=""):
            offered.insert(0, f"p 1 … p {most} = {words('choice-propose')}")
        if view["pause"] or view["phase"] == "scored":
            offered.append(f"{words('cli-enter')} = {words('choice-go-on' if view['pause'] else 'choice-next')}")
        elif view["phase"] == "discard":
            offered.append(words("cli-name-cards"))
            if f"{seat}-0" in legal:
                offered.append(f"0 = {words('choice-keep')}")
        elif view["phase"] == "play":
            offered.append(words("cli-name-card"))
        return " · ".join([*offered, f"? = {words('cli-help')}"])

    def advice(self, hint: str) -> str:
        """A hint in words; it is an event of the player's."""
        words, event = self.words, parse_event(hint)
        if event.do == "play":
            what = self._cards(list(event.cards))
        elif event.do == "discard":
            discard = words("choice-discard", number=len(event.cards))
            what = f"{discard}: {self._cards(list(event.cards))}" if event.cards else words("choice-keep")
        elif event.args and event.verb == "propose":
            what = words("choice-propose-number", number=int(event.args[0]))
        else:
            what = words("-".join(("choice", event.verb, *event.args)))
        return words("cli-advice", name=self.names[self.other], what=what)
