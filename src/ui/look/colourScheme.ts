import type { MantineColorSchemeManager } from "@mantine/core";
import { chooseScheme, useAppState } from "../state/appState.ts";
import { schemeOf } from "./themeColour.ts";

const color = () => useAppState.getState().settings.color;

/** Lets Mantine read and write the colour scheme in the app's own state, so that nothing else is stored. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | null = null;
  return {
    get: () => schemeOf(color()),
    // Mantine also reports the changes that it has just been told of.
    set: (scheme) => {
      if (scheme !== "auto" && scheme !== schemeOf(color())) chooseScheme(scheme);
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
