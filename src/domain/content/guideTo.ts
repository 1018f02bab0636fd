import type { ContentProperties } from "./contentItem.ts";
import type { ContentKind } from "./contentKind.ts";

/** What of a piece says which screen it is about. */
interface AboutScreen {
  readonly kind: ContentKind;
  readonly properties: Pick<ContentProperties, "screen">;
}

/** The guide to a screen: its own, else that of the screen above it, as for each of the twelve verticals; null where there is none. */
export function guideTo<Piece extends AboutScreen>(pieces: readonly Piece[], screen: string): Piece | null {
  const guides = pieces
    .filter(({ kind, properties }) => kind === "guide" && leadsTo(properties.screen, screen))
    .toSorted((a, b) => (b.properties.screen ?? "").length - (a.properties.screen ?? "").length);
  return guides[0] ?? null;
}

/** Whether a path is that of a screen, or of one above it. */
export function leadsTo(path: string | undefined, screen: string): boolean {
  if (path === undefined) return false;
  return screen === path || screen.startsWith(path === "/" ? path : `${path}/`);
}
