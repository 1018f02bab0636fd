import { usePaletteState } from "./paletteState.ts";

/** Opens the command palette, with something already typed if given. */
export function openPalette(query = ""): void {
  usePaletteState.setState({ opened: true, query });
}
