import { lazy, Suspense, useEffect } from "react";
import { loadMessages } from "#language/text.ts";
import { useKeyboardSheetState } from "../keyboard/keyboardSheetState.ts";
import { useShortcuts } from "../keyboard/useShortcuts.ts";
import { loadPalette, readyPalette } from "./loadPalette.ts";
import { usePaletteState } from "./paletteState.ts";
import type { PaletteScreen } from "./screenEntries.ts";

const Palette = lazy(loadPalette);
const KeyboardSheet = lazy(async () => {
  const [sheet] = await Promise.all([import("../keyboard/KeyboardSheet.tsx"), loadMessages("onScreens")]);
  return sheet;
});

/** The keys that its shortcut begins with. */
const FIRST_KEYS = new Set(["Control", "Meta"]);

/** Makes the shortcuts work and holds what they open, in parts of the script of their own. Stands once in the shell. */
export function PaletteHost({ screens }: { readonly screens: readonly PaletteScreen[] }) {
  useShortcuts();
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (FIRST_KEYS.has(key)) readyPalette();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
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
