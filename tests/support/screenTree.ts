import type { Page } from "playwright";
import { ownWords } from "./ownWords.ts";

/** A part of a page as screen readers tell of it. */
export interface Part {
  readonly role: string;
  /** Null where it has none. */
  readonly name: string | null;
  /** How deep a heading is; null for whatever is none. */
  readonly level: number | null;
  readonly parts: readonly Part[];
}

/** A page's parts, outermost first; texts that stand by themselves are none. */
export async function partsOf(page: Page): Promise<readonly Part[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n").flatMap(read);
  return grouped(lines, 0, lines.length);
}

/** How long what a page comes to has to stay the same, where nothing is known of what it should be. */
const REST_MS = 3_000;
const PATIENCE_MS = 30_000;

/** What holds the place of something that is loading or being reckoned. */
const ON_ITS_WAY = "[data-testid=loading], [data-testid=room-skeleton], main [aria-busy=true]";

/** A page's parts once it is the page that is expected, or else once nothing of it changes any more. */
export async function partsAtRest(
  page: Page,
  isExpected: (parts: readonly Part[]) => boolean,
): Promise<readonly Part[]> {
  const begun = Date.now();
  let same = { tree: "", since: begun };
  for (;;) {
    const parts = await partsOf(page);
    if (isExpected(parts)) return parts;
    const tree = treeOf(parts);
    if (tree !== same.tree || (await page.locator(ON_ITS_WAY).count()) > 0) same = { tree, since: Date.now() };
    else if (Date.now() - same.since > REST_MS || Date.now() - begun > PATIENCE_MS) return parts;
    await page.waitForTimeout(100);
  }
}

interface Line extends Omit<Part, "parts"> {
  readonly indent: number;
}

/** One line of the browser's account, such as `- 'heading "Media: all" [level=2]':`. */
function read(line: string): Line[] {
  const [, indent = "", quoted, plain] = /^( *)- (?:'((?:[^']|'')*)'|(.*))/.exec(line) ?? [];
  const words = quoted?.replaceAll("''", "'") ?? plain ?? "";
  const [, role, name] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(words) ?? [];
  if (role === undefined || role === "text") return [];
  const level = /\[level=(\d)\]/.exec(words)?.[1];
  return [
    {
      indent: indent.length,
      role,
      name: name === undefined ? null : (JSON.parse(name) as string),
      level: level === undefined ? null : Number(level),
    },
  ];
}

function grouped(lines: readonly Line[], from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at < to; ) {
    const line = lines[at];
    if (!line) break;
    let end = at + 1;
    while (end < to && (lines[end]?.indent ?? 0) > line.indent) end += 1;
    const { role, name, level } = line;
    parts.push({ role, name, level, parts: grouped(lines, at + 1, end) });
    at = end;
  }
  return parts;
}

/** What a screen is made of, and what has a name of its own to be found by. */
const KEPT = new Set(
  `banner navigation main contentinfo complementary region search form dialog heading link button textbox searchbox combobox checkbox
  radio radiogroup switch slider spinbutton tablist tab toolbar table grid treegrid columnheader img figure list`.split(
    /\s+/,
  ),
);

/** Choices of a field, and what its frame says already. */
const LEFT_OUT = new Set(["option", "caption"]);

/** Of these, only what they are called is of interest. */
const CLOSED = new Set(["columnheader", "link", "button"]);

/**
 * A screen's tree: what it is made of, in the product's own words and without its figures, so that it is the same on another day and with
 * other data. Of what comes again and again the first stands for all.
 */
export function treeOf(parts: readonly Part[]): string {
  return `${keptOf(parts, false)
    .flatMap((part) => linesOf(part, ""))
    .join("\n")}\n`;
}

function linesOf({ role, name, level, parts }: Part, indent: string): string[] {
  const line = [indent + role, ...(level === null ? [] : [level]), ...(name === null ? [] : [`“${name}”`])].join(" ");
  return [line, ...parts.flatMap((part) => linesOf(part, `${indent}  `))];
}

/** How many alike are looked for: the parts of an item, such as a heading, a figure and its table. */
const LONGEST_ITEM = 4;

function keptOf(parts: readonly Part[], ofData: boolean): Part[] {
  const all = parts.flatMap((part) => oneKept(part, ofData));
  if (ofData) return [...new Map(all.map((part) => [JSON.stringify(part), part])).values()];
  for (let length = 1; length <= LONGEST_ITEM; length++)
    for (let at = 0; at + 2 * length <= all.length; ) {
      const [item, next] = [all.slice(at, at + length), all.slice(at + length, at + 2 * length)];
      if (JSON.stringify(item) === JSON.stringify(next)) all.splice(at, length);
      else at += 1;
    }
  return all;
}

function oneKept({ role, name, level, parts }: Part, ofData: boolean): Part[] {
  if (LEFT_OUT.has(role)) return [];
  if (role === "row" && !parts.some((part) => part.role === "columnheader")) return [];
  if (role === "columnheader" && ofData) return [];
  if (!KEPT.has(role)) return keptOf(parts, ofData);
  const inside = CLOSED.has(role) ? [] : keptOf(parts, ofData || role === "figure" || role === "list");
  const called = name && ownWords(name);
  // What a block of figures is headed depends on them.
  if (role === "figure" || inside.some((part) => part.role === "toolbar"))
    return [{ role, name: called && "…", level, parts: inside.map(unheaded) }];
  return [{ role, name: called, level, parts: inside }];
}

const unheaded = (part: Part): Part => (part.role === "heading" ? { ...part, name: "…" } : part);

const NAMED = new Set(
  `heading link button textbox searchbox combobox checkbox radio radiogroup switch slider spinbutton tablist tab toolbar table grid
  treegrid img figure region navigation dialog`.split(/\s+/),
);

/** What somebody who hears a page would stumble over: parts without a name, headings that skip a level, a page with more than one title. */
export function stumblingBlocks(parts: readonly Part[]): readonly string[] {
  const all = flat(parts);
  const unnamed = all.filter(({ role, name }) => NAMED.has(role) && !name).map(({ role }) => `${role} without a name`);
  const headings = all.filter(({ role }) => role === "heading");
  const skipping = headings.filter(({ level }, at) => (level ?? 0) > (headings[at - 1]?.level ?? 0) + 1);
  const titles = headings.filter(({ level }) => level === 1).length;
  return [
    ...unnamed,
    ...skipping.map(({ name, level }) => `heading of level ${level} after ${name}`),
    ...(titles === 1 ? [] : [`${titles} titles`]),
  ];
}

const flat = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...flat(part.parts)]);
