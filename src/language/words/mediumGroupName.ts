import { MEDIUM_GROUP_IDS } from "#domain/taxonomy/mediumGroups.ts";
import type { Words } from "./words.ts";

/** What several media at once are called; null for an id that is none of their groups. */
export function mediumGroupName(id: string, { text }: Pick<Words, "text">): string | null {
  const group = MEDIUM_GROUP_IDS.find((one) => one === id);
  return group ? text(`figure.mediumGroup.${group}`) : null;
}
