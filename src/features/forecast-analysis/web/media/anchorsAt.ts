import type { Anchor } from "../room/room.ts";

/** What is published about a medium in a year. */
export function anchorsAt(anchors: readonly Anchor[], medium: string | null, year: number): readonly Anchor[] {
  return anchors.filter((anchor) => anchor.medium === medium && anchor.year === year);
}
