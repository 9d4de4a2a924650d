"""How deals of écarté end: measured by tools/tables/outcomes.py, which writes this file.

Keys: whether kings in hand are marked, the duty to head (E17), the option of vulnerability (E23). Values: whether a
king was turned up, who marked one (1 the elder, 2 the dealer), whether the elder won the deal, its points, and how
often this happened in a hundred thousand deals.
"""

# fmt: off
OUTCOMES: dict[tuple[bool, bool, str], tuple[tuple[bool, int, bool, int, int], ...]] = {
    (True, True, "first"): (
        (False, 0, False, 1, 16510), (False, 0, False, 2, 5611), (False, 0, True, 1, 17216), (False, 0, True, 2, 7337),
        (False, 1, False, 1, 3219), (False, 1, False, 2, 470), (False, 1, True, 1, 11536), (False, 1, True, 2, 5093),
        (False, 2, False, 1, 10612), (False, 2, False, 2, 4499), (False, 2, True, 1, 4564), (False, 2, True, 2, 833),
        (True, 0, False, 1, 4319), (True, 0, False, 2, 1493), (True, 0, True, 1, 4789), (True, 0, True, 2, 1899),
    ),
    (True, True, "every"): (
        (False, 0, False, 1, 13648), (False, 0, False, 2, 8343), (False, 0, True, 1, 15127), (False, 0, True, 2, 8727),
        (False, 1, False, 1, 2093), (False, 1, False, 2, 1670), (False, 1, True, 1, 11305), (False, 1, True, 2, 5641),
        (False, 2, False, 1, 7857), (False, 2, False, 2, 7636), (False, 2, True, 1, 4303), (False, 2, True, 2, 1153),
        (True, 0, False, 1, 3344), (True, 0, False, 2, 2518), (True, 0, True, 1, 4406), (True, 0, True, 2, 2232),
    ),
    (True, True, "none"): (
        (False, 0, False, 1, 18109), (False, 0, False, 2, 4565), (False, 0, True, 1, 22026), (False, 0, True, 2, 5358),
        (False, 1, False, 1, 3361), (False, 1, True, 1, 11525), (False, 1, True, 2, 3811), (False, 2, False, 1, 10488),
        (False, 2, False, 2, 3165), (False, 2, True, 1, 5092), (True, 0, False, 1, 4551), (True, 0, False, 2, 1086),
        (True, 0, True, 1, 5565), (True, 0, True, 2, 1298),
    ),
    (True, False, "first"): (
        (False, 0, False, 1, 16509), (False, 0, False, 2, 5611), (False, 0, True, 1, 17217), (False, 0, True, 2, 7337),
        (False, 1, False, 1, 3216), (False, 1, False, 2, 470), (False, 1, True, 1, 11538), (False, 1, True, 2, 5094),
        (False, 2, False, 1, 10612), (False, 2, False, 2, 4499), (False, 2, True, 1, 4564), (False, 2, True, 2, 832),
        (True, 0, False, 1, 4320), (True, 0, False, 2, 1492), (True, 0, True, 1, 4790), (True, 0, True, 2, 1898),
    ),
    (True, False, "every"): (
        (False, 0, False, 1, 13647), (False, 0, False, 2, 8342), (False, 0, True, 1, 15127), (False, 0, True, 2, 8727),
        (False, 1, False, 1, 2092), (False, 1, False, 2, 1667), (False, 1, True, 1, 11308), (False, 1, True, 2, 5641),
        (False, 2, False, 1, 7857), (False, 2, False, 2, 7636), (False, 2, True, 1, 4303), (False, 2, True, 2, 1152),
        (True, 0, False, 1, 3344), (True, 0, False, 2, 2517), (True, 0, True, 1, 4406), (True, 0, True, 2, 2232),
    ),
    (True, False, "none"): (
        (False, 0, False, 1, 18109), (False, 0, False, 2, 4565), (False, 0, True, 1, 22026), (False, 0, True, 2, 5358),
        (False, 1, False, 1, 3359), (False, 1, True, 1, 11526), (False, 1, True, 2, 3811), (False, 2, False, 1, 10488),
        (False, 2, False, 2, 3165), (False, 2, True, 1, 5092), (True, 0, False, 1, 4551), (True, 0, False, 2, 1086),
        (True, 0, True, 1, 5565), (True, 0, True, 2, 1298),
    ),
    (False, True, "first"): (
        (False, 0, False, 1, 30340), (False, 0, False, 2, 10580), (False, 0, True, 1, 33317),
        (False, 0, True, 2, 13262), (True, 0, False, 1, 4319), (True, 0, False, 2, 1493), (True, 0, True, 1, 4789),
        (True, 0, True, 2, 1899),
    ),
    (False, True, "every"): (
        (False, 0, False, 1, 23597), (False, 0, False, 2, 17649), (False, 0, True, 1, 30734),
        (False, 0, True, 2, 15520), (True, 0, False, 1, 3344), (True, 0, False, 2, 2518), (True, 0, True, 1, 4406),
        (True, 0, True, 2, 2232),
    ),
    (False, True, "none"): (
        (False, 0, False, 1, 31958), (False, 0, False, 2, 7731), (False, 0, True, 1, 38643), (False, 0, True, 2, 9169),
        (True, 0, False, 1, 4551), (True, 0, False, 2, 1086), (True, 0, True, 1, 5565), (True, 0, True, 2, 1298),
    ),
    (False, False, "first"): (
        (False, 0, False, 1, 30337), (False, 0, False, 2, 10580), (False, 0, True, 1, 33320),
        (False, 0, True, 2, 13263), (True, 0, False, 1, 4320), (True, 0, False, 2, 1492), (True, 0, True, 1, 4790),
        (True, 0, True, 2, 1898),
    ),
    (False, False, "every"): (
        (False, 0, False, 1, 23597), (False, 0, False, 2, 17645), (False, 0, True, 1, 30738),
        (False, 0, True, 2, 15520), (True, 0, False, 1, 3344), (True, 0, False, 2, 2517), (True, 0, True, 1, 4406),
        (True, 0, True, 2, 2232),
    ),
    (False, False, "none"): (
        (False, 0, False, 1, 31956), (False, 0, False, 2, 7731), (False, 0, True, 1, 38645), (False, 0, True, 2, 9169),
        (True, 0, False, 1, 4551), (True, 0, False, 2, 1086), (True, 0, True, 1, 5565), (True, 0, True, 2, 1298),
    ),
}
# fmt: on
