"""Écarté in the terminal for a player: the log in sentences, the table before a decision."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ecarte.cli.ecarte import answers
from ecarte.cli.ecarte.telling import say, score
from ecarte.cli.speech.standings import advised
from ecarte.cli.speech.story import Story, coloured
from ecarte.core.cards import UNKNOWN, Card
from ecarte.core.game import Json, Seat, parse_event
from ecarte.text import Words, joined


class EcarteStory(Story):
    """Écarté as it is presented to the player in one seat."""

    @property
    def other(self) -> Seat:
        """Return the seat opposite."""
        return next(seat for seat in self.names if seat != self.near)

    @property
    def is_watching(self) -> bool:
        """Return whether nobody at the table is addressed."""
        return self.me not in self.names

    @property
    def near(self) -> Seat:
        """Return the seat that the table is seen from."""
        return next(iter(self.names)) if self.is_watching else self.me

    @staticmethod
    def name(words: Words, player: str, seat: Seat) -> str:
        """Return the name of a computer player."""
        return words(f"opponent-{player}")

    def welcome(self, view: Json, players: Mapping[Seat, str]) -> str:
        """Return the sentence a game begins with."""
        words = self.words
        if self.is_watching or self.other not in players:
            preset = words(f"preset-{view['rules']['preset']}")
            first, second = self.names.values()
            return words("cli-welcome-people", first=first, second=second, preset=preset, target=view["target"])
        preset, player = words(f"preset-{view['rules']['preset']}"), words(f"player-{players[self.other]}")
        names = {"name": self.names[self.other], "player": player, "preset": preset}
        return words("cli-welcome", **names, target=view["target"])

    def help(self) -> str:
        """Return the full help on what can be typed."""
        return "\n".join((self.words("cli-help-text"), self.words("cli-help-besides")))

    # --- the log ---

    def line(self, entry: Json) -> str | None:
        """Return the sentence for a log entry, or None."""
        words, do, seat = self.words, entry["do"], entry.get("seat", "")
        who, cards = self.who(seat), entry.get("cards", [])
        match do:
            case "cut" if self.is_watching:
                cuts = [
                    words("replay-cuts", name=self.names[each], card=words.sign(card))
                    for each, card in entry["cut"].items()
                ]
                return joined([*cuts, words("replay-cut-deals", name=self.names[seat])])
            case "cut":
                drawn = {"mine": entry["cut"][self.me], "theirs": entry["cut"][self.other]}
                shown = {key: words.sign(card) for key, card in drawn.items()}
                return words("log-cut", **who, **shown, other=self.names[self.other])
            case "open":
                return words("log-open", **who, deal=entry["deal"])
            case "deal":
                return words("log-hand", cards=self.own_cards(cards)) if seat == self.me else None
            case "turn":
                return words("log-turn", card=words.sign(entry["card"]), suit=entry["card"][1])
            case "draw" if seat == self.me:
                return words("log-draw", number=len(cards), cards=self.own_cards(cards))
            case "discard" | "draw":
                key = "log-discard" if do == "discard" else "log-draw-other"
                return words(key, **who, number=len(cards))
            case "play":
                key = f"log-play-{entry['suffix']}" if "suffix" in entry else "log-play"
                return words(key, **who, card=words.sign(entry["card"]))
            case "ruling":
                return self._ruled(entry)
            case "say":
                return say(words, entry, who, words.sign)
            case "mark":
                return words(f"log-mark-{entry['why']}", **who)
            case "trick":
                return words("log-trick", **who)
            case "score":
                return self._scored(entry)
            case _ if entry.get("why") == "resigned":
                return words("replay-resigned" if self.is_watching else "log-over-resigned", **who)
            case _:
                return words("log-over", **who)

    def _ruled(self, entry: Json) -> str | None:
        """Return the sentence for a claim, a ruling, a corrected king, or advice from the gallery.

        Other events of a real table do not happen here.
        """
        words, args = self.words, entry["args"]
        match entry["verb"]:
            case "advise":
                name, seat, what = args[:3]
                return advised(words, name, self.names[seat], what)
            case "claim":
                return words("log-claim", **self.who(args[0]), law=int(args[1]))
            case "unmark":
                return words("log-unmark", **self.who(args[0]))
            case "ruling" if words.has(f"log-ruling-{args[1]}"):
                return words(f"log-ruling-{args[1]}", law=args[0])
        return None

    def _scored(self, entry: Json) -> str:
        if self.is_watching:
            return score(self.words, entry, self.names)
        said = []
        for scored in entry["scored"]:
            loser = self.names[self.other if scored["seat"] == self.me else self.me]
            key = f"log-scored-{scored['why']}"
            said.append(self.words(key, **self.who(scored["seat"]), points=scored["points"], loser=loser))
        said += [self.words("log-lessened", **self.who(seat)) for seat in entry.get("offenders", [])]
        points = {"mine": entry["score"][self.me], "theirs": entry["score"][self.other]}
        return joined([*said, self.words("log-score", **points, other=self.names[self.other])])

    # --- the table ---

    def table(self, view: Json) -> list[Text]:
        """Return the table and the hand."""
        words, other = self.words, self.names[self.other]
        if view["turned"] is None or not view["hand"]:
            return []
        deals = self.who(view["dealer"])
        turned = words.sign(view["turned"])
        first = words("cli-table", suit=view["trump"], turned=turned, stock=view["stock"], **deals)
        counts = {"mine": view["score"][self.near], "theirs": view["score"][self.other], "target": view["target"]}
        tricks = {"won": view["won"][self.near], "lost": view["won"][self.other]}
        first_name = self.names[self.near]
        key = "cli-score-watched" if self.is_watching else "cli-score"
        second = words(key, first=first_name, name=other, **counts, **tricks)
        if view["vulnerable"]:
            second += " " + words("cli-vulnerable", **self.who(view["vulnerable"]))
        if challenger := _challenger(view):
            second += " " + words("cli-challenge", **self.who(challenger))
        lines = [coloured(f"  {first}"), coloured(f"  {second}")]
        lines += self.trick(view)
        return lines if UNKNOWN in view["hand"] else [*lines, *self.hand(view)]

    # --- questions ---

    def question(self, view: Json) -> str:
        """Return the question to the player."""
        words = self.words
        if view["phase"] == "scored":
            return words("ask-scored", **self.who(view["elder"]))
        if view["pause"]:
            return words("ask-king")
        if view["question"] and view["turn"] == view["seat"]:
            return self._asked(view, view["question"])
        if view["turn"] != view["seat"]:
            return words("cli-before-lead")
        match view["phase"]:
            case "packets":
                return words("ask-packets")
            case "choose":
                return words("ask-choose")
            case "answer":
                return words("ask-answer")
            case "discard":
                return words("ask-discard", **view["discard"])
        if not view["trick"]:
            return words("ask-lead-again" if view["tricks"] else "ask-lead")
        led: Card = view["trick"][0]["card"]
        said = {"suit": led[1], "rank": led[0], "card": words.sign(led)}
        codes = {problem["code"] for problem in view["refused"].values()}
        for code in ("E-head", "E-follow", "E-trump"):
            if code in codes:
                return words(f"ask-{code}", **said)
        return words("ask-last" if len(view["hand"]) == 1 else "ask-any", **said)

    def _asked(self, view: Json, question: Json) -> str:
        """Return the pending question: a double, an offer, a suit named, a claim."""
        words, args, name = self.words, question["args"], self.names[self.other]
        if question["kind"] == "claim":
            return words("log-claim", **self.who(question["by"]), law=int(args[0]))
        led = words.sign(view["trick"][0]["card"]) if view["trick"] else ""
        return words(f"ask-{question['kind']}", name=name, suit=args[0] if args else "", card=led)

    def choices(self, view: Json) -> str:
        """Return the possible answers, in short."""
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
        orders = [event.rpartition(":")[2] for event in legal if event.startswith(f"{seat}:packets:")]
        offered += [f"{order} = {words(f'choice-packets-{order}')}" for order in orders]
        offered += answers.offered(view, words)
        if view["phase"] != "scored" and not view["pause"] and view["turn"] != view["seat"]:
            offered.append(f"{words('cli-enter')} = {words('cli-go-on')}")
        elif view["pause"] or view["phase"] == "scored":
            offered.append(f"{words('cli-enter')} = {words('choice-go-on' if view['pause'] else 'choice-next')}")
        elif view["phase"] == "discard":
            offered.append(words("cli-name-cards"))
            if f"{seat}-0" in legal:
                offered.append(f"0 = {words('choice-keep')}")
        elif view["phase"] == "play":
            offered.append(words("cli-name-card"))
        return " · ".join([*offered, f"? = {words('cli-help')}"])

    def sayings(self, view: Json) -> list[str]:
        """Return the words that can be typed now for what is said in the game."""
        return answers.sayings(view, self.words)

    def choice(self, hint: str) -> str:
        """Return an event that plays no card, as a choice."""
        words, event = self.words, parse_event(hint)
        if event.do == "discard":
            discard = words("choice-discard", number=len(event.cards))
            return f"{discard}: {self.cards(event.cards)}" if event.cards else words("choice-keep")
        if event.args and event.verb == "propose":
            return words("choice-propose-number", number=int(event.args[0]))
        return words("-".join(("choice", event.verb, *event.args)))


def _challenger(view: Json) -> str | None:
    """Return who plays on for all tricks after taking three to none, where the deal would end (E21)."""
    if not view["rules"]["options"]["stop_early"] or view["phase"] != "play" or min(view["won"].values()):
        return None
    return next((seat for seat, tricks in view["won"].items() if tricks >= 3), None)
