// What there is for a game besides playing it. Whoever offers some of it asks here, and need not know the games.

/** Laws for an arbiter, hands to explore, a review of a game and reasons for a choice, what another could hold;
 *  matches with stakes and spectators; rules that a newcomer is led to. */
export type Offer = "arbiter" | "explorer" | "review" | "why" | "reader" | "matches" | "introduction";

const offered: Record<string, readonly Offer[]> = {
  ecarte: ["arbiter", "explorer", "review", "why", "reader", "matches", "introduction"],
};

export const offers = (game: string, what: Offer): boolean => offered[game]?.includes(what) ?? false;
