import { lazy, Suspense } from "react";
import { useKeyboardSheetState } from "../keyboard/keyboardSheetState.ts";
import { useShortcuts } from "../keyboard/useShortcuts.ts";
import { usePaletteState } from "./paletteState.ts";
import type { PaletteScreen } from "./screenEntries.ts";

const Palette = lazy(() => import("./Palette.tsx"));
const KeyboardSheet = lazy(() => import("../keyboard/KeyboardSheet.tsx"));

/** Makes the shortcuts work and holds what they open; both load when they first are. Stands once in the shell. */
export function PaletteHost({ screens }: { readonly screens: readonly PaletteScreen[] }) {
  useShortcuts();
  const { opened, query } = usePaletteState();
  const sheet = useKeyboardSheetState((state) => state.opened);
  return (
    <Suspense>
      {opened && <Palette screens={screens} query={query} />}
      {sheet && <KeyboardSheet />}
    </Suspense>
  );
}
