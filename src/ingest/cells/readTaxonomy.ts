import { MEDIA } from "#domain/taxonomy/media.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { mediumMatcher, type NameMatcher, platformMatcher, targetMatcher } from "./matchTaxonomy.ts";
import type { ProblemCode } from "../problem.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";

const media = new Set(MEDIA.map(({ id }) => id));
const platforms = new Set(PLATFORMS.map(({ id }) => id));
const subVerticals = new Set(SUB_VERTICALS.map(({ id }) => id));
const targets = new Set([...VERTICALS, ...SUB_VERTICALS].map(({ id }) => id));

/** The id of a single medium, not of a group of them. */
export function readMedium(row: Row, key: string): string | null {
  return readName(row, key, mediumMatcher, media, "unknown-medium", "medium");
}

/** The id of a single sub-vertical, not of a vertical. */
export function readSubVertical(row: Row, key: string): string | null {
  return readName(row, key, targetMatcher, subVerticals, "unknown-vertical", "sub-vertical");
}

/** The id of a single sub-vertical or of a whole vertical. */
export function readTarget(row: Row, key: string): string | null {
  return readName(row, key, targetMatcher, targets, "unknown-vertical", "vertical or sub-vertical");
}

/** The id of who sells digital media. */
export function readPlatform(row: Row, key: string): string | null {
  return readName(row, key, platformMatcher, platforms, "unknown-platform", "platform");
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

function readName(
  row: Row,
  key: string,
  matcher: NameMatcher,
  allowed: ReadonlySet<string>,
  code: ProblemCode,
  what: string,
): string | null {
  const name = row.requiredText(key);
  if (name === null) return null;
  const id = matcher.match(name);
  if (id !== null && allowed.has(id)) return id;
  row.refuse(key, code, () =>
    id === null ? unknownName(name, what, matcher) : `“${name}” is more than one ${what}; here each needs its own row.`,
  );
  return null;
}
