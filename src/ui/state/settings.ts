import { NAV_COLOURS, type NavColour } from "../look/navColours.ts";
import { systemScheme } from "../look/systemScheme.ts";
import { hueOf, THEME_COLOURS, type ThemeColour, themeColour } from "../look/themeColour.ts";
import { type ThemeValues, themeValuesOf } from "../look/themes.ts";
import { oneOf, yesOrNo } from "./stored.ts";

/** `boxed` keeps the content to 1200 px. */
export const LAYOUTS = ["fluid", "boxed"] as const;
export const RADII = ["rounded", "standard", "flat"] as const;

/** How the app looks. */
export interface Settings {
  readonly color: ThemeColour;
  /** Whether the scheme of `color` is the system's, by day and by night, because nobody has chosen one. */
  readonly followsSystem: boolean;
  readonly layout: (typeof LAYOUTS)[number];
  readonly radius: (typeof RADII)[number];
  readonly navColor: NavColour;
  /** The colours of `color`, for what cannot use the style sheet's. They follow a change of it after a moment. */
  readonly themeValues: ThemeValues;
}

export const USUAL_SETTINGS: Settings = {
  color: "light-blue",
  followsSystem: true,
  layout: "fluid",
  radius: "rounded",
  navColor: "dark",
  themeValues: themeValuesOf("light-blue"),
};

/** Settings out of whatever was stored; what makes no sense is as usual. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const kept = oneOf(THEME_COLOURS, stored["color"], USUAL_SETTINGS.color);
  // Before the system was followed its colour was kept whether chosen or not: any but the usual one was chosen.
  const followsSystem = yesOrNo(stored["followsSystem"], kept === USUAL_SETTINGS.color);
  const color = followsSystem ? themeColour(systemScheme(), hueOf(kept)) : kept;
  return {
    color,
    followsSystem,
    layout: oneOf(LAYOUTS, stored["layout"], USUAL_SETTINGS.layout),
    radius: oneOf(RADII, stored["radius"], USUAL_SETTINGS.radius),
    navColor: oneOf(NAV_COLOURS, stored["navColor"], USUAL_SETTINGS.navColor),
    themeValues: themeValuesOf(color),
  };
}
