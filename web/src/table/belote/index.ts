import type { BeloteView } from "../../engine/types.ts";
import { ecarte } from "../ecarte/index.ts";
import type { Layout } from "../layout.ts";
export const belote = ecarte as unknown as Layout<BeloteView>;
