// Somebody who comes for the first time is offered the rules, once.

const key = "ecarte.visited";

/** Whether this device has never seen the page. Asking it is the first visit. */
export function firstVisit(): boolean {
  try {
    if (localStorage.getItem(key) !== null) return false;
    localStorage.setItem(key, "yes");
    return true;
  } catch {
    return false; // nothing is kept: it would be offered every time
  }
}
