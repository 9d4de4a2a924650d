// Before anything else, and in words every browser has ever known: how the player likes the table, so
// that the first paint is right, and a sentence where the page cannot run. src/settings/settings.ts
// keeps the settings and sets the same attributes again.
// biome-ignore-all lint/complexity/useArrowFunction: a browser that is too old must be able to read this
// biome-ignore-all lint/complexity/useOptionalChain: likewise
(function () {
  var root = document.documentElement;
  var settings = {};
  try {
    // A page inside another site's keeps to itself: data-apart.
    if (!root.hasAttribute("data-apart")) settings = JSON.parse(localStorage.getItem("ecarte.settings") || "{}") || {};
  } catch (_) {
    // No storage: the page is as it is made.
  }
  root.setAttribute("data-theme", settings.theme || "auto");
  root.setAttribute("data-suits", settings.fourColour === true ? "four" : "two");
  root.setAttribute("data-cards", settings.cardSize || "normal");
  root.setAttribute("data-hand", settings.leftHand === true ? "left" : "right");
  root.setAttribute("data-speed", settings.speed || "normal");

  function say(id) {
    // The page says so itself once it runs.
    if (root.getAttribute("data-started")) return;
    var sentence = document.getElementById(id);
    if (sentence) sentence.removeAttribute("hidden");
  }
  // A bundle this browser cannot read ends in an error before it starts; one that did not arrive, in an
  // error of its script element, which only a listener that captures is told of.
  window.addEventListener(
    "error",
    function (event) {
      var arrived = !event.target || event.target.tagName !== "SCRIPT";
      setTimeout(say, 0, arrived ? "too-old" : "cut-off");
    },
    true,
  );
  var able = "noModule" in document.createElement("script") && typeof WebAssembly === "object";
  if (!able)
    document.addEventListener("DOMContentLoaded", function () {
      say("too-old");
    });
})();
