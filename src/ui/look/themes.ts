import { ACCENTS } from "./accents.ts";
import { NAV_COLOURS, type NavColour, type NavLook, navLook } from "./navColours.ts";
import { NEUTRALS, type Neutral } from "./neutrals.ts";
import { hueOf, schemeOf, THEME_COLOURS, type ThemeColour } from "./themeColour.ts";

/** The colours of a theme by the name of their custom property without its dashes, as `#rrggbb`. */
export type ThemeValues = Readonly<
  Record<Neutral | "accent" | "accent-strong" | "accent-soft" | "accent-ink" | "focus", string>
>;

/** Everything a theme's colour decides. */
export function themeValuesOf(color: ThemeColour): ThemeValues {
  const [scheme, hue] = [schemeOf(color), hueOf(color)];
  const { deep: _, ...accent } = ACCENTS[scheme][hue];
  return { ...NEUTRALS[scheme], ...accent, focus: accent.accent };
}

/** The same by the name of their custom property, for a part of the page that wears a theme of its own. */
export function themeProperties(color: ThemeColour): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(themeValuesOf(color)).map(([name, value]) => [`--${name}`, value]));
}

/** The navigation of a theme in one of its three colours. */
export function navValuesOf(color: ThemeColour, navColor: NavColour): NavLook {
  return navLook(schemeOf(color), hueOf(color), navColor);
}

/**
 * All themes are made from these values when the app starts, and tests compute contrast from the same ones; a style sheet by hand would
 * drift from its test. The five themes of a scheme share their paper, so the one script before the first paint need only tell day from night.
 * All of them as custom properties, chosen by `data-theme` and `data-nav-color` of the document.
 */
export function themeSheet(): string {
  return THEME_COLOURS.flatMap((color) => {
    const theme = `:root[data-theme="${color}"]`;
    const scheme = `color-scheme:${schemeOf(color)};`;
    const navs = NAV_COLOURS.map(
      (navColor) => `${theme}[data-nav-color="${navColor}"]{${properties(navValuesOf(color, navColor))}}`,
    );
    return [`${theme}{${scheme}${properties(themeValuesOf(color))}}`, ...navs];
  }).join("\n");
}

function properties(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${String(value)}`)
    .join(";");
}
