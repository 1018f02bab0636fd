import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { TARGET_GROUPS } from "../aliases/targetAliases.ts";

const subVerticals = new Map(VERTICALS.map(({ id, subVerticals }) => [id, subVerticals.map((sub) => sub.id)]));

/** The sub-verticals that a spend row's `target` stands for: those of the group or vertical, or the sub-vertical itself. */
export function expandTarget(id: string): readonly string[] {
  return TARGET_GROUPS[id] ?? subVerticals.get(id) ?? [id];
}
