/** What a king, the point and the vole score (E13, E22). The point counts as the vole does from a vulnerable loser (E23). */
export const POINTS = { king: 1, point: 1, double: 2 };
