/** Colours of tabs, neighbours well apart. */
const COLOURS = [
  "#1F5FC4",
  "#D9731A",
  "#1F8A70",
  "#8A2F4A",
  "#B5830A",
  "#5146B8",
  "#0B7D8C",
  "#C9597A",
  "#7D5A3C",
  "#557799",
  "#B23A2E",
  "#274A73",
] as const;

/** One colour for the tabs of each section, in the order of the sections. */
export function tabColour(section: number): string {
  return COLOURS[section % COLOURS.length] ?? COLOURS[0];
}
