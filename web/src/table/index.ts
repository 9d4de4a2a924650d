export { describe, layTable, plain } from "./layouts.ts";
export { playFrames } from "./motion.ts";
export { Table, type TableProps } from "./Table.tsx";
