import type { MantineColorSchemeManager } from "@mantine/core";
import { changeSettings, useAppState } from "../state/appState.ts";
import { hueOf, schemeOf, themeColour } from "./themeColour.ts";

const color = () => useAppState.getState().settings.color;

/** Lets Mantine read and write the colour scheme in the app's own state, so that nothing else is stored. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | null = null;
  return {
    get: () => schemeOf(color()),
    // Mantine also reports the changes that it has just been told of.
    set: (scheme) => {
      if (scheme !== "auto" && scheme !== schemeOf(color())) {
        changeSettings({ color: themeColour(scheme, hueOf(color())) });
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe = useAppState.subscribe(({ settings }, before) => {
        const scheme = schemeOf(settings.color);
        if (scheme !== schemeOf(before.settings.color)) onUpdate(scheme);
      });
    },
    unsubscribe: () => unsubscribe?.(),
    clear: () => {},
  };
}
