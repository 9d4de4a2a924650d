/** Return the event of a click at the table, "" for none, and keep it from the game below the panel. */
export function takenFrom(click: MouseEvent): string {
  const event = (click.target as Element).closest<HTMLElement>("[data-event]")?.dataset.event ?? "";
  if (!event || /^(?:table|app):/.test(event)) return "";
  click.preventDefault();
  return event;
}
