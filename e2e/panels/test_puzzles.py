"""Problems: the choice is made at the table, then the worth of each is shown; progress is saved."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from conftest import Trouble
from ecarte.analysis import puzzles
from ecarte.cli.speech.verdicts import because
from ecarte.text import Words
from kit.pages import replay
from kit.player import Player, button, close_panel, open_panel, wait_offered
from kit.positions import moments
from kit.senses.looks import check, faults, violations
from kit.shelf import lay

pytestmark = pytest.mark.every_size

FOUND = puzzles.puzzles("ecarte")
KINDS = ("propose", "accept", "discard", "lead", "card", "double")


def of_kind(kind: str) -> puzzles.Puzzle:
    """Return the easiest problem of a kind."""
    return min((each for each in FOUND.values() if each.kind == kind), key=lambda each: (each.rating, each.id))


def show(page: Page, puzzle: puzzles.Puzzle) -> Locator:
    place = puzzle.id if puzzle.game == "ecarte" else f"{puzzle.game}-{puzzle.id}"
    page.goto(re.sub("#.*", "", page.url) + f"#puzzles={place}")
    panel = page.get_by_role("dialog", name="Problems")
    expect(panel.locator("[data-part=table][data-phase]")).to_be_visible()
    return panel


def choose(panel: Locator, event: str) -> None:
    """Make a choice at the table."""
    if event[1] == "-":
        for card in re.findall("..", event[2:]):
            panel.locator(f"[data-part=hand] [data-card='{card}']").click()
        panel.get_by_role("button", name=re.compile("^Discard")).click()
    else:
        panel.locator(f'[data-event="{event}"]').click()


def progress(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('ecarte.puzzles') ?? '{}'"))
    return found


@pytest.mark.thorough
def test_the_best_choice_is_right_at_the_table(table: Page) -> None:
    for number, kind in enumerate(KINDS, 1):
        puzzle = of_kind(kind)
        panel = show(table, puzzle)
        answer = next(each for each in puzzle.answers if each[1] != "-" or each[2:] != "0")
        choose(panel, answer)
        expect(panel.get_by_role("heading", name=re.compile("^Right$")), kind).to_be_focused()
        done = progress(table)["done"]
        assert (len(done), puzzle.id in done) == (number, True), kind
        close_panel(panel)


@pytest.mark.thorough
def test_the_worth_of_every_card_is_shown_and_of_discards_how_many_more_there_are(table: Page) -> None:
    """The next problem is at hand on the smallest phone, too."""
    table.set_viewport_size({"width": 320, "height": 568})
    for kind in ("lead", "discard"):
        puzzle = of_kind(kind)
        panel = show(table, puzzle)
        choose(panel, next(each.event for each in puzzle.choices if len(each.event) > 3))
        expect(panel.get_by_role("button", name="Next problem")).to_be_in_viewport(ratio=1)
        best = panel.get_by_role("table", name="The best choices").get_by_role("row")
        expect(best).to_have_count(1 + (4 if kind == "discard" else len(puzzle.choices)))
    panel.get_by_text(f"{len(puzzle.choices) - 4} more choices").click()
    expect(panel.get_by_role("table", name="The other choices").get_by_role("row")).to_have_count(
        1 + len(puzzle.choices) - 4
    )


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["second", "first", "free", "lead", "draw", "partner", "belote", "last"])
def test_a_problem_of_belote(table: Page, kind: str) -> None:
    there = puzzles.puzzles("belote")
    puzzle = min((each for each in there.values() if each.kind == kind), key=lambda each: (each.rating, each.id))
    panel = show(table, puzzle)
    expect(panel.get_by_role("radio", name="Belote")).to_be_checked()
    check({"faults": faults(table)})
    choose(panel, puzzle.answers[0])
    expect(panel.get_by_role("heading", name=re.compile("^Right$"))).to_be_focused()
    expect(panel.get_by_role("table", name="The best choices").get_by_role("columnheader").first).to_be_attached()
    check({"faults": faults(table), "axe": violations(table)})
    kept = json.loads(table.evaluate("localStorage.getItem('ecarte.puzzles.belote')"))
    assert (kept["done"], progress(table)) == ([puzzle.id], {})


@pytest.mark.thorough
def test_bids_without_end_follow_each_other(table: Page) -> None:
    """Each hand is another, and the rating of bids is kept apart."""
    table.goto(re.sub("#.*", "", table.url) + "#puzzles=belote-")
    panel = table.get_by_role("dialog", name="Problems")
    panel.get_by_label("Which problems").select_option("Bids without end")
    seen = set()
    for _ in range(2):
        expect(table).to_have_url(re.compile(r"#puzzles=belote-bids\.[0-9a-f]{8}$"))
        seen.add(table.url)
        expect(panel.get_by_text("What do you bid?").first).to_be_visible()
        choose(panel, "S:pass")
        expect(panel.get_by_role("table", name="The best choices")).to_be_visible()
        panel.get_by_role("button", name="Next problem").click()
        expect(panel.get_by_role("heading", name=re.compile("Right|Not the best"))).to_be_hidden()
    assert len(seen) == 2
    assert len(json.loads(table.evaluate("localStorage.getItem('ecarte.puzzles.belote.bids')"))["done"]) == 2


@pytest.mark.thorough
def test_why_each_of_the_other_choices_is_worse(table: Page) -> None:
    puzzle = of_kind("lead")
    wrong = [each.event for each in puzzle.choices if each.event not in puzzle.answers]
    panel = show(table, puzzle)
    choose(panel, wrong[0])
    panel.get_by_text("Why not the others?").click()
    compared = panel.get_by_text(re.compile(r"^Compared with .+: \S"))
    expect(compared).to_have_count(len(wrong))
    expect(compared.last).to_be_visible()
    check({"axe": violations(table)})


def test_a_mistake_is_explained_and_comes_again(table: Page) -> None:
    before = table.url
    puzzle = of_kind("propose")
    panel = show(table, puzzle)
    wrong = next(each.event for each in puzzle.choices if each.event not in puzzle.answers)
    check({"faults": faults(table)})
    choose(panel, wrong)
    expect(panel.get_by_role("heading", name="Not the best")).to_be_focused()
    expect(panel.get_by_text(re.compile(r"That costs \d+\.\d\s% of a game – "))).to_be_visible()
    expect(panel.get_by_role("row")).to_have_count(1 + len(puzzle.choices))
    check({"axe": violations(table)})
    answer = progress(table)
    assert answer["done"] == [puzzle.id]
    assert list(answer["again"]) == [puzzle.id]

    # The whole game opens over it; Back leads to the problem.
    panel.get_by_role("button", name="See the whole game").click()
    expect(table.get_by_role("combobox", name=re.compile("hand", re.I)).first).to_be_visible()
    assert "#g1" in table.url
    table.go_back()
    panel = table.get_by_role("dialog", name="Problems")
    # The solution is shown again.
    expect(panel.get_by_role("heading", name="Not the best")).to_be_visible()
    close_panel(panel)
    expect(table).not_to_have_url(re.compile("puzzles"))
    assert before.split("#")[0] in table.url


@pytest.mark.thorough
def test_a_solved_problem_is_played_on_at_the_table(table: Page) -> None:
    puzzle = of_kind("lead")
    panel = show(table, puzzle)
    choose(panel, puzzle.answers[0])
    panel.get_by_role("button", name="See the whole game").click()
    replay(table)
    button(table, "Play from here").click()
    table.get_by_role("dialog", name="Play from here").locator(".sheets__here-seats button").first.click()
    strip = table.get_by_role("complementary", name="What if")
    expect(strip).to_be_visible()
    wait_offered(table)
    # It goes on at the decision that the problem was about.
    offered = table.locator("[data-part=hand] [data-event]").evaluate_all("all => all.map(one => one.dataset.event)")
    assert {each.event for each in puzzle.choices} <= set(offered)
    Player(table).decide()
    expect(strip).to_be_visible()


@pytest.mark.sampled
@pytest.mark.parametrize("right", [True, False])
def test_why_is_said_of_what_is_worse(table: Page, right: bool) -> None:
    """Of a problem with several answers, the reasons are those for a wrong choice, and their sentences are complete."""
    puzzle = next(each for each in FOUND.values() if len(each.answers) > 1 and len(each.choices) > len(each.answers))
    panel = show(table, puzzle)
    worst = puzzle.choices[-1].event
    choose(panel, puzzle.answers[0] if right else worst)
    solution = panel.get_by_role("region", name=re.compile("Right|Not the best"))
    expect(solution).to_be_visible()
    expect(solution).not_to_contain_text("{")
    expect(solution).not_to_contain_text("just as good")  # in a reason why something is worse
    expect(solution).to_contain_text("Just as good: ")
    expect(solution).to_contain_text(re.compile(r"are trumps; you have \d, the opponent \d\."))
    words = Words("en")
    words.about("analysis")
    worse = next(each for each in puzzle.choices if each.event not in puzzle.answers) if right else puzzle.choices[-1]
    expect(solution).to_contain_text(because(words, worse.reasons[0])[:40])


@pytest.mark.thorough
def test_problems_follow_each_other_from_the_menu(table: Page) -> None:
    panel = open_panel(table, "Problems")
    seen = set()
    for _ in range(3):
        expect(table).to_have_url(re.compile("#puzzles=[0-9a-f]{8}$"))
        [name] = re.findall("[0-9a-f]{8}$", table.url)
        seen.add(name)
        expect(panel.locator("[data-part=table][data-phase]")).to_be_visible()
        puzzle = FOUND[name]
        choose(panel, next(each for each in puzzle.answers))
        expect(panel.get_by_role("heading", name=re.compile("^Right$"))).to_be_visible()
        panel.get_by_role("button", name="Next problem").click()
        expect(panel.get_by_role("heading", name=re.compile("^Right$"))).to_be_hidden()
    assert len(seen) == 3
    assert progress(table)["rating"]["rating"] > 1500


@pytest.mark.thorough
def test_a_choice_pressed_twice_counts_once(table: Page) -> None:
    puzzle = of_kind("propose")
    panel = show(table, puzzle)
    wrong = next(each.event for each in puzzle.choices if each.event not in puzzle.answers)
    panel.locator(f'[data-event="{wrong}"]').evaluate("(button) => { button.click(); button.click(); }")
    expect(panel.get_by_role("heading", name="Not the best")).to_be_visible()
    [card] = progress(table)["again"].values()
    assert isinstance(card, dict)
    assert card["reps"] == 1


@pytest.mark.sampled
@pytest.mark.parametrize("answers", [("S:double", "S:nothing"), ("S:accept:double", "S:refuse:double")])
def test_about_a_double_only_what_is_asked_can_be_said(table: Page, answers: tuple[str, str]) -> None:
    puzzle = next(each for each in FOUND.values() if {choice.event for choice in each.choices} == {*answers})
    panel = show(table, puzzle)
    expect(panel.locator("[data-part=choices] button")).to_have_count(2)
    for event in answers:
        expect(panel.locator(f"[data-part=choices] [data-event='{event}']")).to_be_visible()


def test_a_problem_is_heard_within_the_dialog(table: Page) -> None:
    """Everything outside a modal dialog is silent, so the table within it has its own live region."""
    table.goto(re.sub("#.*", "", table.url) + f"#puzzles={of_kind('propose').id}")
    panel = table.get_by_role("dialog", name="Problems")
    expect(panel.locator("[data-part=spoken]")).to_contain_text("You hold")
    expect(table.locator("#spoken")).not_to_contain_text("You hold")


@pytest.mark.thorough
def test_the_game_under_the_panel_is_not_played(table: Page) -> None:
    """The same buttons exist at both tables: those of the problem do not act on the game."""
    game = moments()["propose or play"]
    lay(table, game)
    table.evaluate("(id) => { location.hash = `game=${id}`; }", game.id)
    said = table.locator("[data-part=choices] [data-event='S:propose']")
    expect(said).to_be_visible()
    panel = show(table, of_kind("propose"))
    choose(panel, "S:propose")
    expect(panel.get_by_role("button", name="Next problem")).to_be_visible()
    close_panel(panel)
    expect(said).to_be_visible()
    expect(table.get_by_role("button", name="Take back")).to_be_disabled()


def test_by_keyboard_the_next_problem_is_at_hand(table: Page) -> None:
    puzzle = of_kind("propose")
    panel = show(table, puzzle)
    panel.locator(f'[data-event="{puzzle.answers[0]}"]').press("Enter")
    panel.get_by_role("button", name="Next problem").press("Enter")
    expect(panel.locator("[data-part=table] :focus")).to_have_count(1)
    assert not table.url.endswith(puzzle.id)


@pytest.mark.thorough
@pytest.mark.own_engine
def test_without_the_table_it_says_so(table: Page, trouble: Trouble) -> None:
    trouble.allowed = ("ERR_FAILED",)
    table.route("**/policies/puzzles-*", lambda route: route.abort())
    table.goto(re.sub("#.*", "", table.url) + "#puzzles")
    panel = table.get_by_role("dialog", name="Problems")
    expect(panel.get_by_role("alert")).to_have_text(re.compile("could not be fetched. Try again"))
    expect(panel.get_by_role("button", name="Try again")).to_be_visible()
    expect(panel).not_to_contain_text("tried every problem")


@pytest.mark.thorough
def test_a_kind_is_chosen_and_a_rating_given_at_once(table: Page) -> None:
    panel = open_panel(table, "Problems")
    kinds = panel.get_by_label("Which problems")
    kinds.select_option("Which card")
    for number in range(2):
        expect(panel.get_by_text("Which card do you play?").first).to_be_visible()
        current = re.sub(".*#puzzles=", "", table.url)
        assert FOUND[current].kind == "card"
        choose(panel, FOUND[current].choices[-1].event)
        expect(panel.get_by_text(re.compile(r"Your rating so far: \d+, give or take \d+\."))).to_be_visible()
        # The hand is told beside the solution, whatever of the table is in sight.
        expect(panel.get_by_text("Your hand: ").first).to_be_attached()
        check({"faults": faults(table)})
        panel.get_by_role("button", name="Next problem").click()
        expect(table).not_to_have_url(re.compile(current))
        assert len(progress(table)["done"]) == number + 1
    expect(panel.get_by_text(re.compile(r"so far you are at \d+"))).to_be_visible()
    table.reload()
    expect(kinds).to_have_value("card")
    kinds.select_option("All in turn")
    expect(panel.get_by_text("Propose, or stand?").first).to_be_visible()
