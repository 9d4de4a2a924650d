// Before anything else, and in words every browser has ever known: how the player likes the table, so
// that the first paint is right, what a first visit begins with, and a sentence where the page cannot run.
// src/settings/settings.ts keeps the settings and sets the same attributes again.
// biome-ignore-all lint/complexity/useArrowFunction: a browser that is too old must be able to read this
// biome-ignore-all lint/complexity/useOptionalChain: likewise
// biome-ignore-all lint/style/useTemplate: likewise
(function () {
  var root = document.documentElement;
  var settings = {};
  var isFirst = false;
  try {
    // A page inside another site's keeps to itself: data-apart.
    if (!root.hasAttribute("data-apart")) {
      settings = JSON.parse(localStorage.getItem("ecarte.settings") || "{}") || {};
      isFirst = localStorage.getItem("ecarte.visited") === null && !location.hash; // src/browser/visit.ts
    }
  } catch (_) {
    // No storage: the page is as it is made.
  }
  root.setAttribute("data-theme", settings.theme || "auto");
  root.setAttribute("data-suits", settings.fourColour === true ? "four" : "two");
  root.setAttribute("data-cards", settings.cardSize || "normal");
  root.setAttribute("data-hand", settings.leftHand === true ? "left" : "right");
  root.setAttribute("data-speed", settings.speed || "normal");

  // The browser's least size of letters is not in its "rem": without this only the letters would grow, and not their places.
  root.style.fontSize = "1px";
  var least = parseFloat(getComputedStyle(root).fontSize);
  root.style.fontSize = "";
  if (least >= parseFloat(getComputedStyle(root).fontSize)) root.style.fontSize = least + "px";

  function preload(rel, href, as) {
    var link = document.createElement("link");
    link.rel = rel;
    if (as) link.as = as;
    if (as !== "image") link.crossOrigin = "anonymous"; // as modules and fetch() ask
    link.href = document.getElementById("site").getAttribute("data-root") + href;
    document.head.appendChild(link);
  }

  // A first visit begins with a prepared deal (src/game/first.ts). On a slow line its cards come a second sooner if nothing waits
  // for the bundle: the words, in the language that is likely, the deal, and the pictures it shows.
  function askForDeal(site) {
    var likely = root.lang === "en" ? String(navigator.language).slice(0, 2).toLowerCase() : root.lang;
    var number = Math.floor(Math.random() * site.deals.cards.length);
    root.setAttribute("data-deal", number);
    if (site.words.en) preload("modulepreload", site.words[likely] || site.words.en);
    preload("preload", site.deals.base + number + ".json", "fetch");
    site.deals.cards[number].forEach(function (name) {
      preload("preload", site.cards + name + ".svg", "image");
    });
    preload("preload", site.cards + "back.svg", "image");
  }

  // What the page needs and a browser that loads modules may lack, as paths from the window. If one is missing, a sentence is
  // shown instead of the page. e2e/site/test_support.py compares this list with what the scripts use.
  var NEEDED = [
    "AbortSignal.timeout",
    "AbortSignal.prototype.throwIfAborted",
    "Array.prototype.at",
    "Array.prototype.findLast",
    "Array.prototype.findLastIndex",
    "Array.prototype.flat",
    "Array.prototype.flatMap",
    "Array.prototype.toReversed",
    "Array.prototype.toSorted",
    "BigInt",
    "DecompressionStream",
    "Element.prototype.animate",
    "Element.prototype.replaceChildren",
    "Element.prototype.setPointerCapture",
    "HTMLDialogElement.prototype.showModal",
    "Intl.DisplayNames",
    "Intl.PluralRules",
    "Object.fromEntries",
    "Promise.allSettled",
    "Promise.any",
    "ResizeObserver",
    "String.prototype.at",
    "String.prototype.replaceAll",
    "String.prototype.trimEnd",
    "WebAssembly.compileStreaming",
    "Worker",
    "crypto.getRandomValues",
    "indexedDB",
    "queueMicrotask",
  ];
  // (module (func try catch_all end)): exceptions, which Pyodide is compiled with
  var EXCEPTIONS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

  function isThere(path) {
    var names = path.split(".");
    var last = names.pop();
    var place = window;
    names.forEach(function (name) {
      place = place == null ? place : place[name];
    });
    return place != null && last in Object(place);
  }

  function can(attempt) {
    try {
      return attempt();
    } catch (_) {
      return false;
    }
  }

  // Why the page cannot run here: the id of a sentence of index.html; "" if it can.
  function hindrance() {
    // No browser loads modules from a file.
    if (location.protocol === "file:") return "from-file";
    var lacking = NEEDED.filter(function (path) {
      return !isThere(path);
    });
    function check(name, attempt) {
      if (!can(attempt)) lacking.push(name);
    }
    check("modules", function () {
      return "noModule" in document.createElement("script");
    });
    check("lookbehind", function () {
      return /(?<=a)b/.test("ab");
    });
    var hasWasm = typeof WebAssembly === "object";
    if (hasWasm)
      check("WebAssembly exceptions", function () {
        return WebAssembly.validate(new Uint8Array(EXCEPTIONS));
      });
    root.setAttribute("data-lacking", lacking.join(" ")); // for the diagnostics
    // A browser with all else has it switched off.
    if (!hasWasm && lacking.join() === "WebAssembly.compileStreaming") return "no-wasm";
    return lacking.length > 0 ? "too-old" : "";
  }

  function show(id) {
    var sentence = document.getElementById(id);
    if (sentence) sentence.removeAttribute("hidden");
  }

  function say(id) {
    // The page says so itself once it runs.
    if (!root.getAttribute("data-started")) show(id);
  }

  // Put the words of a sentence in their places, "{file}", in each language.
  function fill(id, words) {
    [].forEach.call(document.querySelectorAll("#" + id + " p"), function (sentence) {
      sentence.textContent = sentence.textContent.replace(/\{(\w+)\}/g, function (_, name) {
        return words[name];
      });
    });
    show(id);
  }

  // A script or a style sheet is missing: the network is gone, or the host sends it with a type that browsers refuse.
  function explain(address, needed) {
    var asked = new XMLHttpRequest();
    asked.open("GET", address);
    asked.onload = function () {
      var got = (asked.getResponseHeader("Content-Type") || "").replace(/;.*/, "");
      var isRight = needed === "text/css" ? got === needed : /^(text|application)\/(x-)?(java|ecma)script$/i.test(got);
      if (asked.status !== 200 || isRight) show("cut-off");
      else fill("refused", { file: address.replace(/.*\//, ""), got: got, needed: needed });
    };
    asked.onerror = function () {
      show("cut-off");
    };
    asked.send();
  }

  // A bundle this browser cannot read ends in an error of the window before it starts; a script or a style sheet that did not
  // arrive, in an error of its element, which only a listener that captures is told of.
  function failed(event) {
    var from = event.target || window;
    if (from === window) setTimeout(say, 0, "too-old");
    // What is lost before the page runs is said even if it runs by then: without its styles it cannot be used.
    else if (root.getAttribute("data-started")) return;
    else if (from.tagName === "SCRIPT") explain(from.src, "text/javascript");
    else if (from.rel === "stylesheet") explain(from.href, "text/css");
  }

  var why = hindrance();
  if (why === "") {
    window.addEventListener("error", failed, true);
    if (isFirst) askForDeal(JSON.parse(document.getElementById("site").textContent));
  } else {
    root.setAttribute("data-hindered", why); // src/main.tsx
    document.addEventListener("DOMContentLoaded", function () {
      show(why);
    });
  }
})();
