import { readCategoryPath } from "#domain/adIntel/categoryPath.ts";
import { contentKey } from "../contentKey.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";
import { ownCopy } from "./visibleValue.ts";

/** More categories than any service has; what is above was taken for a category by mistake. */
const MOST_CATEGORIES = 32_000;
const MOST_PARENTS = 4_000_000;
const LONGEST = 200;

export interface FoundCategory {
  /** Its position among those found in the file. */
  readonly at: number;
  readonly key: number;
  readonly path: readonly [industry: string, major: string, name: string];
}

/** Reads where a row's product category stands: from three columns, or from one that holds the path. */
export function categoryReader(row: Row): {
  readonly read: () => FoundCategory | null;
  readonly found: readonly FoundCategory[];
} {
  const places = [row.position("industry"), row.position("major"), row.position("category")] as const;
  const apart = places[0] >= 0 && places[1] >= 0;
  const byName = new Remembered<Remembered<Remembered<FoundCategory>>>();
  const byKey = new Map<number, FoundCategory>();
  const found: FoundCategory[] = [];

  function add(path: FoundCategory["path"]): FoundCategory | null {
    const key = contentKey(...path);
    const known = byKey.get(key);
    if (known) return known;
    if (found.length >= MOST_CATEGORIES) {
      row.refuse(
        "category",
        "unknown-value",
        () => `The file names more than ${MOST_CATEGORIES} categories. Is the column of categories the right one?`,
      );
      return null;
    }
    const [industry, major, name] = path;
    const category: FoundCategory = { at: found.length, key, path: [ownCopy(industry), ownCopy(major), ownCopy(name)] };
    found.push(category);
    byKey.set(key, category);
    return category;
  }

  const read = () => {
    const industry = apart ? (row.cells[places[0]] ?? "") : "";
    const major = apart ? (row.cells[places[1]] ?? "") : "";
    const name = row.cells[places[2]] ?? "";
    const level = deeper(deeper(byName, name), major);
    const before = level.get(industry);
    if (before) return before;
    const path = apart ? threeCells(row) : onePath(row);
    const category = path && add(path);
    if (category) level.set(industry, category);
    return category;
  };
  return { read, found };
}

function deeper<T>(level: Remembered<Remembered<T>>, cell: string): Remembered<T> {
  const known = level.get(cell);
  if (known) return known;
  const made = new Remembered<T>();
  level.set(cell, made);
  return made;
}

function threeCells(row: Row): FoundCategory["path"] | null {
  const path = ["industry", "major", "category"].map((key) => row.requiredText(key)?.slice(0, LONGEST) ?? null);
  const [industry, major, name] = path;
  return industry && major && name ? [industry, major, name] : null;
}

function onePath(row: Row): FoundCategory["path"] | null {
  const text = row.requiredText("category");
  if (text === null) return null;
  const path = readCategoryPath(text);
  if (path) return [path.industry.slice(0, LONGEST), path.major.slice(0, LONGEST), path.name.slice(0, LONGEST)];
  row.refuse(
    "category",
    "bad-category",
    () =>
      `“${text}” is no path of a category. Write industry > major > category, or give the columns industry, major and category.`,
  );
  return null;
}

export interface FoundParent {
  readonly at: number;
  readonly key: number;
  readonly name: string;
}

/** Reads the company that a row's brands belong to; null for a blank cell. */
export function parentReader(row: Row): {
  readonly read: () => FoundParent | null;
  readonly found: readonly FoundParent[];
} {
  const position = row.position("parent");
  const remembered = new Remembered<FoundParent>();
  const byKey = new Map<number, FoundParent>();
  const found: FoundParent[] = [];
  const read = () => {
    const cell = position < 0 ? "" : (row.cells[position] ?? "");
    if (cell === "") return null;
    const before = remembered.get(cell);
    if (before) return before;
    const name = cell.trim().slice(0, LONGEST);
    if (name === "") return null;
    const key = contentKey(name);
    let parent = byKey.get(key);
    if (!parent) {
      if (found.length >= MOST_PARENTS) return null;
      parent = { at: found.length, key, name: ownCopy(name) };
      found.push(parent);
      byKey.set(key, parent);
    }
    remembered.set(cell, parent);
    return parent;
  };
  return { read, found };
}
