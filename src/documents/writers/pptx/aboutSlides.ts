import { writerWords } from "../writerWords.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { partTitle } from "./partTitle.ts";
import { FONT, INK, lineCount, SLIDE } from "./slideLook.ts";

/** Type sizes with the height of a line in inches; the first in which all fits on one slide, else the first. */
const DENSITIES = [
  { points: 13, line: 0.26, gap: 0.08 },
  { points: 11, line: 0.21, gap: 0.06 },
  { points: 10, line: 0.185, gap: 0.05 },
] as const;
type Density = (typeof DENSITIES)[number];
type Row = readonly [name: string, value: string];
const NAMES = 2.6;

/** What the document is made of: filters and revision, sources, method, and what sample data means; `named` as the section it replaces. */
export function addAboutSlides(deck: Deck, notes: readonly string[], named?: string): void {
  const { about, locale, title, subject, brand } = deck.document;
  const words = writerWords(locale);
  const name = named ?? words.about;
  const several = (head: string, values: readonly string[]) =>
    values.map((value, at) => [at === 0 ? head : "", value] as const);
  const rows = [
    ...(about.client === null ? [] : [[words.client, about.client] as const]),
    ...about.facts.map((fact) => [fact.name, fact.value] as const),
    [words.madeAt, [about.madeAt, brand.organisation ?? brand.product].join(" · ")] as const,
    ...several(words.sources, about.sources),
    ...several(words.method, [...about.method, ...notes]),
    ...(about.sample ? [[about.sample.badge, about.sample.sentence] as const] : []),
  ];
  const density = DENSITIES.find((one) => groupsOf(rows, one).length === 1) ?? DENSITIES[0];
  const groups = groupsOf(rows, density);
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      section: name,
      title: partTitle(deck, name, at, groups.length),
      measure: `${title} · ${subject}`,
      source: "",
      notes: methodNotes(deck.document, ""),
    });
    slide.addTable(
      group.map(([head, value]) => [{ text: head, options: { color: INK.quiet } }, { text: value }]),
      {
        x: SLIDE.left,
        y: SLIDE.top,
        w: SLIDE.wide,
        colW: [NAMES, SLIDE.wide - NAMES],
        rowH: group.map((row) => heightOf(row, density)),
        fontFace: FONT,
        fontSize: density.points,
        color: INK.text,
        align: "left",
        valign: "top",
        margin: [0.02, 0.1, 0.02, 0],
        border: { type: "none" },
        autoPage: false,
        objectName: name,
      },
    );
  });
}

/** The rows of each slide. */
function groupsOf(rows: readonly Row[], density: Density): Row[][] {
  const groups: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row, density);
    if (used + height > SLIDE.high && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(row);
    used += height;
  }
  return groups;
}

function heightOf([, value]: Row, { points, line, gap }: Density): number {
  return lineCount(value, points, SLIDE.wide - NAMES - 0.1) * line + gap;
}
