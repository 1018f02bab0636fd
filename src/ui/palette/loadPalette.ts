import { loadMessages } from "#language/text.ts";
import { notLoaded } from "../route/screen.ts";

/** The palette with the texts of answers, which stand with those of the figures, and its own. Throws an `ApiProblem` where the line is down. */
export async function loadPalette() {
  const parts = [import("./Palette.tsx"), loadMessages("analysis"), loadMessages("onScreens")] as const;
  const [palette] = await Promise.all(parts).catch(notLoaded);
  return palette;
}

/** Loads it on a sign that it will be opened; what fails here is told when it is. */
export function readyPalette(): void {
  loadPalette().catch(() => {});
}
