export { type ReplayActs, type ReplayProps, ReplayView } from "./ReplayView.tsx";
