export { ReplayView } from "./ReplayView.tsx";
export type { ReplayActs, ReplayStudy } from "./steps/acts.ts";
