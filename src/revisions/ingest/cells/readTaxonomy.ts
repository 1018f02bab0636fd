import type { MediumId } from "#domain/taxonomy/media.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { isPlatform } from "#domain/taxonomy/platformById.ts";
import type { PlatformId } from "#domain/taxonomy/platforms.ts";
import { isSubVertical } from "#domain/taxonomy/subVerticalById.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import type { SubVerticalId, VerticalId } from "#domain/taxonomy/verticals.ts";
import { mediumMatcher, type NameMatcher, platformMatcher, targetMatcher } from "./matchTaxonomy.ts";
import type { ProblemCode } from "../problem.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";

const isTarget = (id: string): id is VerticalId | SubVerticalId => isVertical(id) || isSubVertical(id);

/** The id of a single medium, not of a group of them. */
export function readMedium(row: Row, key: string): MediumId | null {
  return readName(row, key, mediumMatcher, isMedium, "unknown-medium", "medium");
}

/** The id of a single sub-vertical, not of a vertical. */
export function readSubVertical(row: Row, key: string): SubVerticalId | null {
  return readName(row, key, targetMatcher, isSubVertical, "unknown-vertical", "sub-vertical");
}

/** The id of a single sub-vertical or of a whole vertical. */
export function readTarget(row: Row, key: string): VerticalId | SubVerticalId | null {
  return readName(row, key, targetMatcher, isTarget, "unknown-vertical", "vertical or sub-vertical");
}

/** The id of who sells digital media. */
export function readPlatform(row: Row, key: string): PlatformId | null {
  return readName(row, key, platformMatcher, isPlatform, "unknown-platform", "platform");
}

/** A name in a column of few distinct values: the id it stands for, groups included, with its position among all ids. */
export function nameReader(
  row: Row,
  key: string,
  matcher: NameMatcher,
  what: string,
  code: ProblemCode,
): () => { readonly id: string; readonly at: number } | null {
  const position = row.position(key);
  const remembered = new Remembered<{ readonly id: string; readonly at: number }>();
  return () => {
    const cell = row.cells[position] ?? "";
    const before = remembered.get(cell);
    if (before) return before;
    const name = row.requiredText(key);
    if (name === null) return null;
    const id = matcher.match(name);
    if (id === null) {
      row.refuse(key, code, () => unknownName(name, what, matcher));
      return null;
    }
    const meaning = { id, at: matcher.ids.indexOf(id) };
    remembered.set(cell, meaning);
    return meaning;
  };
}

/** What to say about a name that nothing has. */
function unknownName(name: string, what: string, matcher: NameMatcher): string {
  const near = matcher.nearest(name);
  return `“${name}” is no known ${what}.${near.length > 0 ? ` Nearest: ${near.join("; ")}.` : ""}`;
}

function readName<Id extends string>(
  row: Row,
  key: string,
  matcher: NameMatcher,
  allowed: (id: string) => id is Id,
  code: ProblemCode,
  what: string,
): Id | null {
  const name = row.requiredText(key);
  if (name === null) return null;
  const id = matcher.match(name);
  if (id !== null && allowed(id)) return id;
  row.refuse(key, code, () =>
    id === null ? unknownName(name, what, matcher) : `“${name}” is more than one ${what}; here each needs its own row.`,
  );
  return null;
}
