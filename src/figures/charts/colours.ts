import type { MediumId } from "#domain/taxonomy/media.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";

/** One colour in the light and in the dark scheme, both as `#rrggbb`. */
export interface SchemeColour {
  readonly light: string;
  readonly dark: string;
}

/** The surfaces charts stand on; every colour below keeps 3:1 against its own one. */
export const SURFACE: SchemeColour = { light: "#ffffff", dark: "#11151b" };

/** Traditional media are warm, digital ones cool; a medium has the same colour on every screen, map and slide. */
export const MEDIUM_COLOURS: Readonly<Record<MediumId, SchemeColour>> = {
  tvOta: { light: "#b23a2e", dark: "#ea7566" },
  radioOta: { light: "#d9731a", dark: "#f29a4b" },
  cable: { light: "#8a2f4a", dark: "#d47591" },
  newspaperPrint: { light: "#7d5a3c", dark: "#c09a78" },
  magazinePrint: { light: "#c9597a", dark: "#f08fae" },
  directories: { light: "#8f7d2e", dark: "#c4b260" },
  ooh: { light: "#b5830a", dark: "#e3b341" },
  directMail: { light: "#a9694f", dark: "#dd9f83" },
  tvDigital: { light: "#2f8fc0", dark: "#6cbbe4" },
  radioDigital: { light: "#1f8a70", dark: "#5cc4a5" },
  ctvOtt: { light: "#5146b8", dark: "#9c94f2" },
  newspaperDigital: { light: "#557799", dark: "#94b3d1" },
  magazineDigital: { light: "#3d9399", dark: "#7fccd0" },
  mobile: { light: "#1f5fc4", dark: "#6c9ff2" },
  pcLaptop: { light: "#0b7d8c", dark: "#44b9c9" },
  email: { light: "#274a73", dark: "#8aa6cf" },
};

/** What is not a medium but has a meaning of its own. */
export const ROLE_COLOURS = {
  traditional: { light: "#b7562b", dark: "#ec9466" },
  digital: { light: "#0e7c86", dark: "#4fbfcb" },
  political: { light: "#75688a", dark: "#aa9cc2" },
  /** Everything folded together. */
  other: { light: "#878d96", dark: "#8f959f" },
  /** The market in question; a page shows it in the accent of its theme. */
  own: { light: "#1864b7", dark: "#72b2ff" },
  /** The benchmark it is held against. */
  nation: { light: "#3b4149", dark: "#d5d9df" },
  /** Figures that rise and fall; told apart in the three common kinds of colour blindness, and never by colour alone. */
  rise: { light: "#0f6a8b", dark: "#5dbbdc" },
  fall: { light: "#b1440e", dark: "#f5935a" },
} as const satisfies Readonly<Record<string, SchemeColour>>;

/** What a chart is drawn with beside its data. */
export const INK = {
  ink: { light: "#14181f", dark: "#e8ebf0" },
  label: { light: "#66707d", dark: "#8f9aa8" },
  axis: { light: "#b4bdc8", dark: "#4b5767" },
  grid: { light: "#e1e5ea", dark: "#28303b" },
  /** Lines that give context and are not to be read one by one. */
  quiet: { light: "#c9ced6", dark: "#454b55" },
} as const satisfies Readonly<Record<string, SchemeColour>>;

export type ColourRole = keyof typeof ROLE_COLOURS;

/** A medium's colour as a CSS value; one that only a revision knows is neutral. */
export function mediumColour(medium: string): string {
  return isMedium(medium) ? `var(--medium-${medium})` : "var(--chart-other)";
}

/** The colour of a role as a CSS value. */
export function roleColour(role: ColourRole): string {
  return `var(--chart-${role})`;
}

/** All colours as custom properties, for a style element: light first, the dark scheme overrides. */
export function colourSheet(): string {
  return `:root{${properties("light")}}:root[data-mantine-color-scheme="dark"]{${properties("dark")}}`;
}

function properties(scheme: keyof SchemeColour): string {
  const media = Object.entries(MEDIUM_COLOURS).map(([id, colour]) => `--medium-${id}:${colour[scheme]}`);
  const roles = Object.entries({ ...ROLE_COLOURS, ...INK, surface: SURFACE });
  // On a page the market in question has the accent of the page's theme.
  const own = `--chart-own:var(--accent,${ROLE_COLOURS.own[scheme]})`;
  return [...media, ...roles.map(([id, colour]) => `--chart-${id}:${colour[scheme]}`), own].join(";");
}
