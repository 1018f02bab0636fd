import { leadsTo } from "#domain/content/guideTo.ts";
import type { ContentPiece } from "#features/content/contract.ts";

/**
 * What stands in a section of a screen, newest first: texts written for the screen itself, else for the nearest one above it, so that one text serves
 * all twelve verticals.
 */
export function sectionTextsOf(pieces: readonly ContentPiece[], screen: string, section: string): ContentPiece[] {
  const fitting = pieces.filter(
    ({ kind, properties }) =>
      kind === "section-text" && properties.section === section && leadsTo(properties.screen, screen),
  );
  const nearest = Math.max(...fitting.map(({ properties }) => properties.screen?.length ?? 0));
  return fitting.filter(({ properties }) => properties.screen?.length === nearest);
}
