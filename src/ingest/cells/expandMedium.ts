import { MEDIUM_GROUPS } from "../aliases/mediumAliases.ts";

/** The media that a spend row's `medium` stands for: those of the group, or the medium itself. */
export function expandMedium(id: string): readonly string[] {
  return MEDIUM_GROUPS[id] ?? [id];
}
