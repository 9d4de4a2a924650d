"""Sentences about a deal of belote, the same for players and onlookers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ecarte.core.game import Json
from ecarte.text import Words

NO_SUIT = ("nt", "at")
Who = Mapping[str, str]  # "who" and "name", as sentences need them


def contract(words: Words, bid: str) -> str:
    """Return the words for a contract or a bid: "hearts", "no trumps"."""
    return words("cli-belote-contract", contract=bid, suit=words("suit", suit=bid))


def meld(words: Words, kind: str, top: str) -> str:
    """Return the words for a declaration as far as it is known: "tierce to the king of hearts", "carré of jacks"."""
    if kind == "carre":
        return words("cli-belote-carre", rank=top)
    named = words(f"cli-belote-{kind}")
    return named if top == "??" else words("cli-belote-meld-to", meld=named, card=words.sign(top))


def event(words: Words, entry: Json, who: Who, sign: Callable[[str], str]) -> str | None:
    """Return the sentence for what is said, played, turned up or taken up; None for other log entries."""
    do = entry["do"]
    if do == "deal":  # open cards (B32)
        return words("belote-log-up", **who, cards=" ".join(map(sign, entry["cards"])))
    if do == "turn":
        return words("cli-belote-turned", card=sign(entry["card"]), second=int(entry.get("verb") == "bottom"))
    if do == "take":
        return words("replay-takes", **who, card=sign(entry["card"]))
    if do == "play":
        return words("cli-belote-plays", **who, card=sign(entry["card"]), call=entry.get("call", "none"))
    if do == "trick":
        return words("log-trick", **who)
    if do not in ("say", "ruling"):
        return None
    verb, args = entry["verb"], entry.get("args", [])
    match verb:
        case "pass":
            return words("cli-belote-passes", **who)
        case "take":
            return words("cli-belote-takes", **who, bid=args[0], suit=words("suit", suit=args[0]))
        case "meld":
            return words("cli-belote-announces", **who, meld=meld(words, *args))
        case "packets":
            return words(f"log-say-packets-{args[0]}", **who)
        case "rank":
            return words("cli-belote-ranks", **who, rank=args[0])
        case "trump":
            return words("cli-belote-trumps", **who)
        case "belote":
            return words("cli-belote-calls", **who, suit=words("suit", suit=args[0]))
        case "count" | "capot":
            return words(f"cli-belote-{verb}", counted=args[0].replace("-", " : "))
        case _:
            cards = (args[0][at : at + 2] for at in range(0, len(args[0]), 2))
            return words("cli-belote-shows", **who, cards=" ".join(map(sign, cards)))


def sums(words: Words, entry: Json, side: Callable[[str], str], taker: Who) -> Iterator[str]:
    """Return the result of a deal in sentences: the contract, what each side collected, the points written."""
    scored = entry["scored"]
    if scored is None:
        yield words("cli-belote-all-passed")
    else:
        took = next(each for each in scored["totals"] if scored["taker"] in each)
        for each in scored["totals"]:
            parts = {name: scored[name][each] for name in ("cards", "last", "melds", "belote", "totals")}
            counted = int(not scored["tricks"] and not scored["capot"])  # the last trick is among the cards
            yield words("cli-belote-sum", side=side(each), capot=int(each == scored["capot"]), counted=counted, **parts)
        compared = scored["compared"]
        others = max(points for each, points in compared.items() if each != took)
        bid = contract(words, scored["contract"])
        outcome = 2 if scored["held"] else int(scored["made"])
        data = {"made": outcome, "own": compared[took], "others": others, "contract": bid}
        yield words("cli-belote-judged", **taker, **data)
        if not outcome:
            yield words("cli-belote-forfeit", sides=len(compared))
        if scored["factor"] > 1:
            yield words("cli-belote-factor", factor=scored["factor"], contract=bid)
        for name in ("waited", "held"):
            if scored[name]:
                yield words(f"cli-belote-{name}", **{name: scored[name]})
        yield words("cli-belote-points", points=pairs(words, scored["points"], side))
    yield words("cli-belote-score", score=pairs(words, entry["score"], side))


def pairs(words: Words, numbers: Mapping[str, int], side: Callable[[str], str]) -> str:
    """Return a number for each side: "We 120, They 42"."""
    return ", ".join(words("side-score", side=side(each), score=number) for each, number in numbers.items())


def deals(view: Json) -> int:
    """Return after how many deals the game ends, 0 where it goes to the target (B27)."""
    number: int = view["rules"]["options"]["deals"]
    return number


def standing(words: Words, view: Json, side: Callable[[str], str]) -> str:
    """Return the running score, and how far the game goes: "We 120, They 42, of 1000"."""
    score = pairs(words, view["score"], side)
    counted = view["deal"] - view["carried"]["uncounted"]
    return words("cli-belote-standing", score=score, target=view["target"], deal=counted, deals=deals(view))


def over(words: Words, entry: Json, winner: Who | None) -> str:
    """Return how the game ended; ``winner`` is None for a draw."""
    if winner is None:
        return words("cli-belote-drawn")
    return words("cli-belote-given-up" if entry.get("why") == "resigned" else "cli-belote-won", **winner)


def listed(texts: Iterable[str]) -> str:
    """Return the texts that are not empty, in a row."""
    return " · ".join(filter(None, texts))
