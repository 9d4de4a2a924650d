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

  function show(id) {
    var sentence = document.getElementById(id);
    if (sentence) sentence.removeAttribute("hidden");
  }

  function say(id) {
    // The page says so itself once it runs.
    if (!root.getAttribute("data-started")) show(id);
  }
  // No browser loads modules from a file.
  var isFile = location.protocol === "file:";

  // A bundle this browser cannot read ends in an error of the window before it starts; a script or a style sheet that did not
  // arrive, in an error of its element, which only a listener that captures is told of.
  function failed(event) {
    var from = event.target || window;
    if (from === window) setTimeout(say, 0, "too-old");
    // What is lost before the page runs is said even if it runs by then: without its styles it cannot be used.
    else if ((from.tagName === "SCRIPT" || from.rel === "stylesheet") && !root.getAttribute("data-started"))
      setTimeout(show, 0, "cut-off");
  }
  if (!isFile) window.addEventListener("error", failed, true);

  var isAble = "noModule" in document.createElement("script") && typeof WebAssembly === "object";
  if (!isFile && isAble && isFirst) askForDeal(JSON.parse(document.getElementById("site").textContent));
  if (isFile || !isAble)
    document.addEventListener("DOMContentLoaded", function () {
      say(isFile ? "from-file" : "too-old");
    });
})();
