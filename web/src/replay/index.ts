export { default, type ReplayActs, type ReplayProps, ReplayView } from "./ReplayView.tsx";
