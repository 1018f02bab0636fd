import { useLayoutEffect } from "react";
import { useAppState } from "../state/appState.ts";
import { usePrinting } from "../state/usePrinting.ts";
import { hueOf, schemeOf, themeColour } from "./themeColour.ts";

/** Paper is white: what is printed from a dark page wears its light twin for as long. */
export function useLightPaper(): void {
  const printing = usePrinting();
  const color = useAppState(({ settings }) => settings.color);
  useLayoutEffect(() => {
    if (!printing || schemeOf(color) === "light") return undefined;
    const { dataset } = document.documentElement;
    dataset["theme"] = themeColour("light", hueOf(color));
    dataset["mantineColorScheme"] = "light";
    return () => {
      dataset["theme"] = color;
      dataset["mantineColorScheme"] = schemeOf(color);
    };
  }, [printing, color]);
}
