"""Sounds at the table: off until chosen, one for each event shown, neither silent nor clipped; and vibration."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conftest import Host, Trouble, wait_ready
from kit.player import OFFERED, button, open_panel, wait_offered
from kit.positions import moments
from kit.shelf import lay, open_game

pytestmark = pytest.mark.every_size

# Notes the pitch of each oscillator, the filter's band of each burst of noise, and each vibration.
RECORD = """
  window.heard = [];
  window.felt = [];
  navigator.vibrate = (beats) => felt.push(beats);
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (this instanceof AudioBufferSourceNode) this.into = to;
    return connect.call(this, to, ...more);
  };
  for (const [Kind, pitch] of [
    [OscillatorNode, (node) => node.frequency.value],
    [AudioBufferSourceNode, (node) => node.into.frequency.value],
  ]) {
    const start = Kind.prototype.start;
    Kind.prototype.start = function (...when) {
      heard.push(Math.round(pitch(this)));
      return start.apply(this, when);
    };
  }
"""
# Renders a sound without a device, and returns its peak.
RENDER = """async ([url, name, volume]) => {
  const { play } = await import(url);
  const offline = new OfflineAudioContext(1, 44100 * 1.5, 44100);
  play(offline, name, 0.01, volume);
  const samples = (await offline.startRendering()).getChannelData(0);
  return samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}"""
SOUNDS = ("dealt", "played", "gathered", "counter", "king", "turn", "won", "lost")
PLAYED, GATHERED, DEALT, COUNTER, WON, LOST = 1500, 1100, 2600, 620, 392, 330


def heard(page: Page) -> list[int]:
    """Return the sounds since the last call."""
    found: list[int] = page.evaluate("heard.splice(0)")
    return found


def wait_heard(page: Page, sound: int) -> None:
    """Wait until a sound is heard."""
    page.wait_for_function("(sound) => heard.includes(sound)", arg=sound)


@pytest.fixture
def audible(page: Page, host: Host, trouble: Trouble) -> Page:
    """Open the page with sound switched on by the player."""
    page.add_init_script(RECORD)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    settings = open_panel(page, "Settings")
    with page.expect_response("**/assets/synth-*.js"):
        settings.get_by_role("checkbox", name="Cards, counters and results can be heard").check()
    settings.get_by_role("button", name="Close").click()
    return page


def test_nothing_is_heard_or_fetched_until_it_is_chosen(page: Page, host: Host, trouble: Trouble) -> None:
    page.add_init_script(RECORD)
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    wait_offered(page)
    page.locator(OFFERED).first.click()
    wait_offered(page)
    assert heard(page) == []
    assert page.evaluate("felt") == []
    assert not [one for one in host.served if "synth" in one.path]


@pytest.mark.thorough
def test_cards_counters_and_the_end_are_heard(audible: Page) -> None:
    deal = moments()["deal over, much scored"]
    lay(audible, deal, moments()["lead"])
    open_game(audible, deal)
    wait_offered(audible)
    heard(audible)
    button(audible, "Next deal").click()
    wait_heard(audible, DEALT)
    wait_offered(audible)
    open_game(audible, moments()["lead"])
    wait_offered(audible)
    heard(audible)
    audible.locator(".table__hand button[data-event]").first.click()
    wait_heard(audible, GATHERED)
    found = heard(audible)
    assert found.index(PLAYED) < found.index(GATHERED)


@pytest.mark.thorough
def test_a_device_without_a_choice_does_not_vibrate_and_one_with_it_does(audible: Page) -> None:
    assert audible.evaluate("felt") == []
    settings = open_panel(audible, "Settings")
    settings.get_by_role("checkbox", name="Vibrate at your turn and at results").check()
    settings.get_by_role("button", name="Close").click()
    button(audible, "Menu").click()
    audible.locator('dialog [data-event="app:resign"]').click()
    audible.locator('dialog [data-event="app:resign-yes"]').click()
    expect(button(audible, "Rematch")).to_be_visible()
    assert LOST in heard(audible)
    assert audible.evaluate("felt")[-1] == [40]


def test_every_sound_is_there_and_none_clips(audible: Page) -> None:
    url = audible.evaluate("performance.getEntriesByType('resource').find((one) => one.name.includes('synth-')).name")
    loud: dict[str, Any] = {name: audible.evaluate(RENDER, [url, name, 1]) for name in SOUNDS}
    assert {name: peak for name, peak in loud.items() if not 0.02 < peak < 0.9} == {}
    soft = audible.evaluate(RENDER, [url, "won", 0.45])
    assert 0 < soft < loud["won"] / 2


@pytest.mark.thorough
def test_sound_is_offered_once_and_only_where_there_is_room(page: Page, host: Host, trouble: Trouble) -> None:
    page.goto(f"{host.url}?lang=en")
    wait_ready(page)
    over, lead = moments()["game over"], moments()["lead"]
    lay(page, over, lead)
    offer = page.get_by_text("Would you like to hear the cards?")

    def look_at_the_end() -> None:
        open_game(page, lead)
        open_game(page, over)
        expect(page.locator(".closing__tally").first).to_be_attached()

    page.set_viewport_size({"width": 320, "height": 568})
    look_at_the_end()
    expect(offer).to_have_count(1)
    expect(offer).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    look_at_the_end()
    expect(offer).to_be_visible()
    look_at_the_end()
    expect(offer).to_have_count(0)
