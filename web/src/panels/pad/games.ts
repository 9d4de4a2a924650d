// The games that a pad is kept of.
import { DealForm } from "./belote/DealForm.tsx";
import { DealSums, dealWords } from "./belote/DealSums.tsx";
import type { PadGame } from "./contract.ts";

export const padGames: Record<string, PadGame> = { belote: { Form: DealForm, Sums: DealSums, words: dealWords } };
