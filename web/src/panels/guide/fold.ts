// The guide's row comes and goes slowly, so that the table below it glides and does not jump.
const MS = 280;

/** Open the row, or close it; resolves when that is done. */
export async function fold(row: HTMLElement, opens: boolean): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const folded = { height: "0px", minHeight: "0px", paddingBlock: "0px", opacity: 0 };
  const height = `${row.offsetHeight}px`;
  const open = { height, minHeight: height, opacity: 1 };
  row.style.overflow = "clip";
  const motion = row.animate(opens ? [folded, open] : [open, folded], { duration: MS, easing: "ease-in-out" });
  await motion.finished.catch(() => {}); // the row has gone meanwhile
  row.style.overflow = "";
}
