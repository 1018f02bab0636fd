import { toastProblem } from "../toast/toastProblem.ts";
import { loadPalette } from "./loadPalette.ts";
import { usePaletteState } from "./paletteState.ts";

/** Opens the command palette, with something already typed if given; tells so where it cannot be loaded. */
export function openPalette(query = ""): void {
  loadPalette().then(() => usePaletteState.setState({ opened: true, query }), toastProblem);
}
