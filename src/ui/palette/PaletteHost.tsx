import { lazy, Suspense, useEffect } from "react";
import { loadMessages } from "#language/text.ts";
import { useKeyboardSheetState } from "../keyboard/keyboardSheetState.ts";
import { useShortcuts } from "../keyboard/useShortcuts.ts";
import { usePaletteState } from "./paletteState.ts";
import type { PaletteScreen } from "./screenEntries.ts";

/** With the texts of answers, which stand with those of the figures, and its own. */
const loadPalette = async () => {
  const [palette] = await Promise.all([import("./Palette.tsx"), loadMessages("analysis"), loadMessages("onScreens")]);
  return palette;
};
const Palette = lazy(loadPalette);
const KeyboardSheet = lazy(async () => {
  const [sheet] = await Promise.all([import("../keyboard/KeyboardSheet.tsx"), loadMessages("onScreens")]);
  return sheet;
});

/** By then the screen has what it needs; from then on the palette opens at once, without a connection too. */
const LOAD_AHEAD_MS = 4_000;

/** Makes the shortcuts work and holds what they open, in parts of the script of their own. Stands once in the shell. */
export function PaletteHost({ screens }: { readonly screens: readonly PaletteScreen[] }) {
  useShortcuts();
  useEffect(() => {
    const ahead = setTimeout(() => void loadPalette().catch(() => {}), LOAD_AHEAD_MS);
    return () => clearTimeout(ahead);
  }, []);
  const { opened, query } = usePaletteState();
  const sheet = useKeyboardSheetState((state) => state.opened);
  return (
    <Suspense>
      {opened && <Palette screens={screens} query={query} />}
      {sheet && <KeyboardSheet />}
    </Suspense>
  );
}
