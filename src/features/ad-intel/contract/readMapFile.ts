import { fromCsv } from "#domain/tables/fromCsv.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { MapChange, MapLine } from "./adIntelSchemas.ts";
import { NONE_OF_OURS } from "./adIntelTables.ts";

export interface MapFile {
  readonly changes: MapChange["categories"];
  /** Lines that name a category or a sub-vertical that there is not. */
  readonly unknown: readonly {
    readonly line: number;
    readonly what: "category" | "subVertical";
    readonly value: string;
  }[];
}

const plain = (name: string) => name.trim().toLowerCase();

const targets = new Map(
  SUB_VERTICALS.flatMap(({ id, names }) => [id, ...Object.values(names)].map((name) => [plain(name), id] as const)),
);

/** A category, and what it is mapped to now. */
export type MappedCategory = Omit<MapLine, "dollars" | "suggestion">;

/**
 * Reads a map of categories as it was saved, filled in: only what differs from now is a change. A blank cell changes nothing.
 *
 * @throws Failure `invalid-input` for a file that is no table
 */
export function readMapFile(text: string, now: readonly MappedCategory[]): MapFile {
  const known = new Map(now.map((line) => [pathOf(line.industry, line.major, line.name), line]));
  const changes: { category: string; subVertical: string | null }[] = [];
  const unknown: { line: number; what: "category" | "subVertical"; value: string }[] = [];
  for (const { line, cells } of fromCsv(text).rows) {
    const said = (cells["sub_vertical"] ?? "").trim();
    if (said === "") continue;
    const path = [cells["industry"] ?? "", cells["major"] ?? "", cells["category"] ?? ""] as const;
    const found = known.get(pathOf(...path));
    const target = said === NONE_OF_OURS ? null : targets.get(plain(said));
    if (!found) unknown.push({ line, what: "category", value: path.join(" > ") });
    else if (target === undefined) unknown.push({ line, what: "subVertical", value: said });
    else if (found.subVertical !== target) changes.push({ category: found.category, subVertical: target });
  }
  return { changes, unknown };
}

function pathOf(industry: string, major: string, name: string): string {
  return [industry, major, name].map(plain).join("\n");
}
