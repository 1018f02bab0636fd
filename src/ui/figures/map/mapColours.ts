import { MEDIUM_COLOURS } from "#figures/charts/colours.ts";
import { mix } from "#ui/look/mix.ts";
import { schemeOf, type ThemeColour } from "#ui/look/themeColour.ts";
import { themeValuesOf } from "#ui/look/themes.ts";

/** The colours of a map in one theme, as `#rrggbb`. */
export interface MapColours {
  readonly water: string;
  readonly land: string;
  /** The land of the neighbouring countries. */
  readonly abroad: string;
  /** What dims all that lies outside of a contour, and how much of it is seen, 0 to 1. */
  readonly veil: string;
  readonly veilStrength: number;
  readonly border: string;
  /** Areas without a figure, and areas that are coloured by none. */
  readonly blank: string;
  /** Areas by class, the least first. */
  readonly shades: readonly string[];
  readonly seam: string;
  readonly outline: string;
  readonly halo: string;
  readonly tv: string;
  readonly radio: string;
  /** How much of tiles is seen, 0 to 1: they are drawn for light pages. */
  readonly tiles: number;
}

const FAINTEST = 0.16;
const STRONGEST = 0.86;

export function mapColours(color: ThemeColour, classes: number): MapColours {
  const { accent, paper, "paper-sunk": sunk, hairline, ink, "hairline-strong": strong } = themeValuesOf(color);
  const scheme = schemeOf(color);
  const shade = (at: number) => FAINTEST + (classes < 2 ? 0.3 : ((STRONGEST - FAINTEST) * at) / (classes - 1));
  return {
    water: sunk,
    land: mix(paper, hairline, 0.55),
    abroad: mix(sunk, hairline, 0.6),
    veil: paper,
    veilStrength: scheme === "dark" ? 0.66 : 0.68,
    border: mix(hairline, strong, 0.3),
    blank: mix(paper, accent, 0.08),
    shades: Array.from({ length: Math.max(classes, 1) }, (_, at) => mix(paper, accent, shade(at))),
    seam: paper,
    outline: ink,
    halo: paper,
    tv: MEDIUM_COLOURS.tvOta[scheme],
    radio: MEDIUM_COLOURS.radioOta[scheme],
    tiles: scheme === "dark" ? 0.45 : 1,
  };
}
