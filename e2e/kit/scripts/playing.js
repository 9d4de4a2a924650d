// Plays on by itself: `playing.next()` is what a player in a hurry presses now; `playing.until(event, times)` presses it
// until an event that matches has been pressed so often: "app:rematch" begins a game, `playing.DEAL` a deal.
(() => {
  const CAN = "[data-event]:not([aria-disabled=true])";
  const of = (part) => [...document.querySelectorAll(`main [data-part=${part}] ${CAN}`)];
  const DEAL = String.raw`^\d+\. |^app:rematch$`;
  const phases = ["choose", "answer", "bid"]; // here every second decision is the last button: "Stand", "Refuse", "Pass"
  let pressed = ""; // where the table was when something was pressed last
  let decisions = 0;

  // Return the button or card to press, or null while nothing is asked.
  const next = () => {
    const { phase } = document.querySelector("main[data-part=table]")?.dataset ?? {};
    const buttons = of("choices").filter(({ dataset }) => !dataset.event.startsWith("table:"));
    const cards = of("hand");
    const picks = cards.filter((card) => card.ariaPressed !== null);
    if (picks.length > 0 && picks.every((card) => card.ariaPressed === "false")) return picks[0];
    return buttons.at(phases.includes(phase) ? -(decisions % 2) : 0) ?? cards[0] ?? null;
  };
  // Where the table is: nothing is pressed twice at one place.
  const at = (what) => {
    const lines = document.querySelectorAll("[data-part=log] p").length;
    return `${location.hash} ${lines} ${what.dataset.event} ${what.ariaPressed}`;
  };
  // Return what is to be pressed, or null while it is asked for no more than was pressed already.
  const fresh = () => {
    const what = next();
    return what && at(what) !== pressed ? what : null;
  };
  const note = (what) => {
    pressed = at(what);
    if (!what.dataset.event.startsWith("table:")) decisions += 1;
  };
  const until = async (event, times) => {
    for (let left = times; left > 0; ) {
      dispatchEvent(new PointerEvent("pointerdown")); // ends motion and pauses
      const what = fresh();
      if (what) {
        note(what);
        if (new RegExp(event).test(what.dataset.event)) left -= 1;
        what.click();
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  window.playing = { DEAL, next, fresh, note, until };
})();
