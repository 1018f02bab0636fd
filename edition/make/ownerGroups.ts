import { readFacts } from "./readFacts.ts";

/** Finds the group that holds a licensee, by how its name begins; null where none of the large ones does. */
export function ownerGroups(medium: "tv" | "radio"): (licensee: string) => string | null {
  const groups = readFacts<"medium" | "group" | "patterns">("owner-groups.csv")
    .filter((row) => row.medium === medium)
    .flatMap(({ group, patterns }) => patterns.split("|").map((start) => ({ group, start: start.toLowerCase() })));
  return (licensee) => groups.find(({ start }) => licensee.toLowerCase().startsWith(start))?.group ?? null;
}
