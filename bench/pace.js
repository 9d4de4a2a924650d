// For bench/pace.py, in every frame of the page: a clock that jumps, and a player who counts taps and waiting.
(() => {
  if (self !== top) {
    // The engine's frame: note when it is at work, and what it answers.
    const fetched = window.fetch;
    window.fetch = async (...what) => {
      top.pace.working += 1;
      try {
        const answer = await fetched(...what);
        const text = await answer.text();
        const { view } = JSON.parse(text);
        if (view) top.pace.views.push(view);
        return { text: async () => text };
      } finally {
        top.pace.later(() => (top.pace.working -= 1), 4);
      }
    };
    return;
  }
  const { real, settings } = window.given;
  localStorage.setItem("ecarte.settings", JSON.stringify(settings));

  const later = window.setTimeout.bind(window);
  const pace = { working: 0, views: [], deals: [], later };
  window.pace = pace;

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    const begun = transaction.apply(this, how);
    pace.working += 1;
    const end = () => later(() => (pace.working -= 1), 0);
    for (const kind of ["complete", "abort"]) begun.addEventListener(kind, end, { once: true });
    return begun;
  };

  const clock = performance.now.bind(performance);
  let goes = false; // the own clock has taken over
  let now = 0;
  let number = 1e6;
  const timers = new Map();
  const wait = (call, ms = 0, ...rest) => {
    number += 1;
    timers.set(number, { at: now + Math.max(Number(ms) || 0, 0), call: () => call(...rest) });
    return number;
  };
  if (!real) {
    const { animate } = Element.prototype;
    const realFrame = window.requestAnimationFrame.bind(window);
    const realClear = window.clearTimeout.bind(window);
    window.setTimeout = (...how) => (goes ? wait(...how) : later(...how));
    window.clearTimeout = (id) => timers.delete(id) || realClear(id);
    window.requestAnimationFrame = (call) => (goes ? wait(() => call(now), 16) : realFrame(call));
    window.cancelAnimationFrame = (id) => timers.delete(id);
    performance.now = () => (goes ? now : clock());
    Element.prototype.animate = function (frames, timing) {
      if (!goes) return animate.call(this, frames, timing);
      const { duration, delay = 0 } = timing;
      let finish;
      const finished = new Promise((resolve) => (finish = resolve));
      wait(finish, duration + delay);
      return { finished, finish };
    };
  }
  pace.go = () => {
    if (real || goes) return;
    now = clock();
    goes = true;
    let idle = 0;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      idle = pace.working > 0 ? 0 : idle + 1;
      if (idle < 4) return channel.port2.postMessage(null);
      idle = 0;
      let next = null;
      for (const [id, timer] of timers) if (!next || timer.at < next.timer.at) next = { id, timer };
      if (next) {
        timers.delete(next.id);
        now = Math.max(now, next.timer.at);
        next.timer.call();
      }
      later(() => channel.port2.postMessage(null), 0);
    };
    channel.port2.postMessage(null);
  };

  // ---- the player

  const THINK = 500; // milliseconds from what is offered to the tap
  const CAN = "[data-event]:not([aria-disabled=true])";
  const of = (part) => [...document.querySelectorAll(`main [data-part=${part}] ${CAN}`)];
  const card = (one) => one.dataset.card;
  const RANKS = "KQJAT987";

  const best = (view, buttons, cards) => {
    const button = (pattern) => buttons.find(({ dataset }) => pattern.test(dataset.event));
    const on = button(/^\d+\. |^app:rematch$|^app:go-on$/);
    if (on) return on;
    const trump = view.trump ?? view.turned?.slice(1);
    const isGood = (one) => one[1] === trump || "KQ".includes(one[0]);
    const isPoor = view.hand.filter(isGood).length < 3;
    if (button(/:king$/)) return button(/:king$/);
    if (view.phase === "choose") return button(isPoor ? /:propose$/ : /:stand$/);
    if (view.phase === "answer") return button(isPoor ? /:accept$/ : /:refuse$/);
    if (view.phase === "discard") {
      const max = view.discard.max;
      const bad = view.hand.filter((one) => !isGood(one)).slice(0, max);
      const away = bad.length > 0 ? bad : [view.hand.at(-1)];
      const wrong = cards.find((one) => (one.ariaPressed === "true") !== away.includes(card(one)));
      return wrong ?? buttons[0];
    }
    if (view.phase === "bid") {
      const suit = view.turned?.slice(1);
      const many = view.hand.filter((one) => one[1] === suit).length >= 3;
      return (many && button(/:take:/)) || button(/:pass$/) || buttons[0];
    }
    if (cards.length === 0) return buttons[0];
    const sorted = cards.toSorted((a, b) => RANKS.indexOf(card(a)[0]) - RANKS.indexOf(card(b)[0]));
    return view.trick.length === 0 ? sorted[0] : sorted.at(-1);
  };

  const offered = () => {
    const cards = of("hand").filter(({ dataset }) => !dataset.event.startsWith("table:why"));
    const buttons = of("choices").filter(({ dataset }) => !/^table:|^app:(?!rematch|go-on)/.test(dataset.event));
    return cards.length + buttons.length > 0 ? { cards, buttons } : null;
  };
  const place = (what) =>
    `${location.hash} ${document.querySelectorAll("[data-part=log] p").length} ${what.dataset.event} ${what.ariaPressed}`;

  pace.begin = () => {
    pace.go();
    const time = () => (real ? clock() : now);
    let deal = { taps: 0, waited: 0, left: 0, exchanges: 0 };
    let pressed = "";
    let before = time();
    let since = null; // when something was offered
    const look = () => {
      const at = time();
      const view = pace.views.at(-1);
      const can = view && offered();
      const itself = can && settings.autoplay && view.legal.length === 1 && /^\w\.\w\w$/.test(view.legal[0]);
      const what = can && !itself && best(view, can.buttons, can.cards);
      if (what && place(what) !== pressed) {
        deal.left += at - before;
        since ??= at;
        if (at - since >= THINK) {
          since = null;
          pressed = place(what);
          deal.taps += 1;
          deal.exchanges = Math.max(deal.exchanges, view.exchanges?.length ?? 0);
          const isNext = /^\d+\. |^app:rematch$/.test(what.dataset.event);
          const how = { bubbles: true, cancelable: true };
          what.dispatchEvent(new PointerEvent("pointerdown", how));
          what.click();
          if (isNext) {
            pace.deals.push(deal);
            deal = { taps: 0, waited: 0, left: 0, exchanges: 0 };
          }
        }
      } else {
        deal.waited += at - before;
        since = null;
      }
      before = at;
      if (real) later(look, 16);
      else wait(look, 16);
    };
    look();
  };
})();
