export { ReplayView } from "./ReplayView.tsx";
export type { ReplayActs } from "./steps/acts.ts";
