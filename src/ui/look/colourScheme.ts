import type { MantineColorScheme, MantineColorSchemeManager } from "@mantine/core";
import { type ThemeColour, useAppState } from "../state/appState.ts";

const schemeOf = (color: ThemeColour): MantineColorScheme => (color.startsWith("dark") ? "dark" : "light");
const current = () => schemeOf(useAppState.getState().settings.color);

/** Lets Mantine read and write the colour scheme in the app's own state, so that nothing else is stored. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | null = null;
  return {
    get: current,
    // Mantine also reports the changes that it has just been told of.
    set: (scheme) => {
      if (scheme !== current()) useAppState.getState().chooseColor(scheme === "dark" ? "dark-blue" : "light-blue");
    },
    subscribe: (onUpdate) => {
      unsubscribe = useAppState.subscribe(({ settings }, before) => {
        if (settings.color !== before.settings.color) onUpdate(schemeOf(settings.color));
      });
    },
    unsubscribe: () => unsubscribe?.(),
    clear: () => {},
  };
}
