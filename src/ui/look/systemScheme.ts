import type { Scheme } from "./themeColour.ts";

const QUERY = "(prefers-color-scheme: dark)";

/** Light or dark, as the person's system is set; light where nothing is known of it, as in a test. */
export function systemScheme(): Scheme {
  return globalThis.matchMedia?.(QUERY).matches ? "dark" : "light";
}

/** Calls `heard` whenever the system turns to the other one, as many do at dusk. */
export function watchSystemScheme(heard: (scheme: Scheme) => void): void {
  matchMedia(QUERY).addEventListener("change", ({ matches }) => heard(matches ? "dark" : "light"));
}
