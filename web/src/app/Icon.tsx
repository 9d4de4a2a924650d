// The few signs of the page, drawn as lines in the colour of the text beside them.
const paths = {
  back: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  hint: "M9 18h6m-5 3h4M8.5 15c0-2-2.5-3-2.5-6.2a6 6 0 1 1 12 0C18 12 15.5 13 15.5 15z",
  new: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  replay: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10.5 9l5 3-5 3z",
  review: "M4 4v16h16M7 15l4-5 3 3 5-7",
  file: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19h14",
  bin: "M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
