import { ACCENTS } from "./accents.ts";
import { mix } from "./mix.ts";
import { NEUTRALS } from "./neutrals.ts";
import type { Hue, Scheme } from "./themeColour.ts";

/** `default` is the theme's own colour. */
export const NAV_COLOURS = ["default", "light", "dark"] as const;
export type NavColour = (typeof NAV_COLOURS)[number];

/** What the navigation is drawn with, all colours as `#rrggbb`. */
export interface NavLook {
  readonly "nav-paper": string;
  /** Words of what is chosen or pointed at. */
  readonly "nav-ink": string;
  /** Words of the other entries. */
  readonly "nav-ink-soft": string;
  /** Behind the entry under the pointer. */
  readonly "nav-hover": string;
  /** Behind the entry that is shown. */
  readonly "nav-active": string;
  readonly "nav-line": string;
  /** The mark beside the entry that is shown, the spot of the product's sign, and the focus ring. */
  readonly "nav-spot": string;
}

/** The navigation of a theme in each of its three colours. */
export function navLook(scheme: Scheme, hue: Hue, navColor: NavColour): NavLook {
  const spot = ACCENTS.dark[hue].accent;
  if (navColor === "default") return onDark(ACCENTS[scheme][hue].deep, mix(spot, "#ffffff", 0.3));
  if (navColor === "dark") return onDark(scheme === "light" ? "#171c24" : "#0a0d11", spot);
  if (scheme === "dark") return onDark(NEUTRALS.dark["paper-raised"], mix(spot, "#ffffff", 0.1));

  const { ink, hairline, "ink-soft": soft, "paper-sunk": paper } = NEUTRALS.light;
  const { accent } = ACCENTS.light[hue];
  return {
    "nav-paper": paper,
    "nav-ink": ink,
    "nav-ink-soft": soft,
    "nav-hover": mix(paper, ink, 0.05),
    "nav-active": mix(paper, accent, 0.12),
    "nav-line": hairline,
    "nav-spot": accent,
  };
}

function onDark(paper: string, spot: string): NavLook {
  return {
    "nav-paper": paper,
    "nav-ink": "#ffffff",
    "nav-ink-soft": mix(paper, "#ffffff", 0.78),
    "nav-hover": mix(paper, "#ffffff", 0.07),
    "nav-active": mix(paper, "#ffffff", 0.13),
    "nav-line": mix(paper, "#ffffff", 0.14),
    "nav-spot": spot,
  };
}
