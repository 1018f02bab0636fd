import type { MediumId } from "#domain/taxonomy/media.ts";
import { heatProperties } from "./heat.ts";
import { hatchProperties } from "./kinds.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";

/** One colour in the light and in the dark scheme, both as `#rrggbb`. */
export interface SchemeColour {
  readonly light: string;
  readonly dark: string;
}

/** The surfaces charts stand on; every colour below keeps 3:1 against its own one. */
export const SURFACE: SchemeColour = { light: "#ffffff", dark: "#11151b" };

/**
 * Traditional media are warm, digital ones cool; a medium has the same colour on every screen, map and slide, and much the same hue by
 * day and by night. Sixteen hues would not be told apart by everybody, so that neighbours differ in lightness too: which of them meet, and
 * how far they stay apart, is in the test. The accents of the themes belong to the own market and the own medium, and no medium has one.
 */
export const MEDIUM_COLOURS: Readonly<Record<MediumId, SchemeColour>> = {
  tvOta: { light: "#8f393b", dark: "#be5d6e" },
  radioOta: { light: "#d77b1d", dark: "#b78340" },
  cable: { light: "#b35070", dark: "#f7b0c2" },
  newspaperPrint: { light: "#9e8d73", dark: "#f3dc9f" },
  magazinePrint: { light: "#7e4f5d", dark: "#fec6c2" },
  directories: { light: "#555010", dark: "#d6cc77" },
  ooh: { light: "#8b6612", dark: "#d4a647" },
  directMail: { light: "#642f05", dark: "#e48084" },
  tvDigital: { light: "#327ed4", dark: "#7db5d1" },
  radioDigital: { light: "#0c8381", dark: "#34b3ae" },
  ctvOtt: { light: "#494da2", dark: "#7e95e7" },
  newspaperDigital: { light: "#6371a9", dark: "#d3ddfe" },
  magazineDigital: { light: "#729898", dark: "#658991" },
  mobile: { light: "#2298d6", dark: "#318bb1" },
  pcLaptop: { light: "#16416c", dark: "#a6bbfd" },
  email: { light: "#66528d", dark: "#9b8ec7" },
};

/** What is not a medium but has a meaning of its own. */
export const ROLE_COLOURS = {
  traditional: { light: "#b7562b", dark: "#ec9466" },
  digital: { light: "#2499a6", dark: "#7cd9e2" },
  political: { light: "#5a4d70", dark: "#8c7ca8" },
  /** Everything folded together. */
  other: { light: "#878d96", dark: "#9da2a9" },
  /** The market in question; a page shows it in the accent of its theme. */
  own: { light: "#1864b7", dark: "#72b2ff" },
  /** What a headline is about, among the grey of a ranking. */
  told: { light: "#333d4a", dark: "#e6eaf0" },
  /** The benchmark it is held against. */
  nation: { light: "#3b4149", dark: "#d5d9df" },
  /** Women and men, who are neither a market nor a medium. */
  women: { light: "#7b3f72", dark: "#dfa9d4" },
  men: { light: "#7793a8", dark: "#7390a6" },
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
  return [
    ...media,
    hatchProperties(),
    heatProperties(),
    ...roles.map(([id, colour]) => `--chart-${id}:${colour[scheme]}`),
    own,
  ].join(";");
}
