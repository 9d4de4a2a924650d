const key = "ecarte.visited";

/** Return whether this is the first visit, once: newcomers are offered the guide. */
export function firstVisit(): boolean {
  try {
    if (localStorage.getItem(key) !== null) return false;
    localStorage.setItem(key, "yes");
    return true;
  } catch {
    return false; // without storage they would be offered on every visit
  }
}
