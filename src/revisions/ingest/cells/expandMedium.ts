import type { MediumId } from "#domain/taxonomy/media.ts";
import { MEDIUM_GROUPS } from "#domain/taxonomy/mediumGroups.ts";

const groups: Readonly<Record<string, readonly MediumId[] | undefined>> = MEDIUM_GROUPS;

/** The media that a spend row's `medium` stands for: those of the group, or the medium itself. */
export function expandMedium(id: string): readonly string[] {
  return groups[id] ?? [id];
}
