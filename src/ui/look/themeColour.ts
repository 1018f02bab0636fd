/** The ten looks, in the order in which they are offered. */
export const THEME_COLOURS = [
  "light-blue",
  "light-red",
  "light-green",
  "light-purple",
  "light-pink",
  "dark-blue",
  "dark-red",
  "dark-green",
  "dark-purple",
  "dark-pink",
] as const;

export type ThemeColour = (typeof THEME_COLOURS)[number];

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What a person can choose: light or dark, or whatever the system says. */
export const SCHEME_CHOICES = ["system", ...SCHEMES] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

export const HUES = ["blue", "red", "green", "purple", "pink"] as const;
export type Hue = (typeof HUES)[number];

/** By day or by night. */
export function schemeOf(color: ThemeColour): Scheme {
  return color.startsWith("dark-") ? "dark" : "light";
}

/** The colour of what is chosen, linked or ours. */
export function hueOf(color: ThemeColour): Hue {
  return HUES.find((hue) => color.endsWith(`-${hue}`)) ?? "blue";
}

/** `dark-pink` and `light` make `light-pink`. */
export function themeColour(scheme: Scheme, hue: Hue): ThemeColour {
  return `${scheme}-${hue}`;
}
