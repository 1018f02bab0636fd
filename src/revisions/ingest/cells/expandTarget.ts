import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { TARGET_GROUPS } from "../aliases/targetAliases.ts";

/** The sub-verticals that a spend row's `target` stands for: those of the group or vertical, or the sub-vertical itself. */
export function expandTarget(id: string): readonly string[] {
  return TARGET_GROUPS[id] ?? verticalById(id)?.subVerticals.map((sub) => sub.id) ?? [id];
}
