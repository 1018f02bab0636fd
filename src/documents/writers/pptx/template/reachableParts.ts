import { posix } from "node:path";

/** Names of the parts that the package leads to, over as many relations as it takes, with their lists of relations. */
export function reachableParts(parts: ReadonlyMap<string, string | Uint8Array>): ReadonlySet<string> {
  const seen = new Set<string>(["[Content_Types].xml"]);
  const waiting = [""];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const name = part === "" ? "_rels/.rels" : posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`);
    const relations = parts.get(name);
    if (typeof relations !== "string") continue;
    seen.add(name);
    for (const [relation] of relations.matchAll(/<Relationship\s[^>]*>/g)) {
      if (relation.includes('TargetMode="External"')) continue;
      const target = /\bTarget="([^"]*)"/.exec(relation)?.[1] ?? "";
      const found = target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target);
      if (!parts.has(found) || seen.has(found)) continue;
      seen.add(found);
      waiting.push(found);
    }
  }
  return seen;
}
