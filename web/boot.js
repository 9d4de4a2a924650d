// Before anything else, and in words every browser has ever known: how the player likes the table, so
// that the first paint is right, and a sentence where the page cannot run. src/settings/settings.ts
// keeps the settings and sets the same attributes again.
// biome-ignore-all lint/complexity/useArrowFunction: a browser that is too old must be able to read this
(function () {
  var root = document.documentElement;
  var settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("ecarte.settings") || "{}") || {};
  } catch (_) {
    // No storage: the page is as it is made.
  }
  root.setAttribute("data-theme", settings.theme || "auto");
  root.setAttribute("data-suits", settings.fourColour === true ? "four" : "two");
  root.setAttribute("data-cards", settings.cardSize || "normal");
  root.setAttribute("data-hand", settings.leftHand === true ? "left" : "right");
  root.setAttribute("data-speed", settings.speed || "normal");

  function tooOld() {
    // The page says so itself once it runs.
    if (root.getAttribute("data-started")) return;
    var sentence = document.getElementById("too-old");
    if (sentence) sentence.removeAttribute("hidden");
  }
  // A bundle this browser cannot read ends in an error before it starts.
  window.addEventListener("error", function () {
    setTimeout(tooOld, 0);
  });
  var able = "noModule" in document.createElement("script") && typeof WebAssembly === "object";
  if (!able) document.addEventListener("DOMContentLoaded", tooOld);
})();
