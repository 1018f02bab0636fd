import type { Words } from "#language/words/words.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { About, Brand, Fact, FigurePart, ReportDocument, ReportPart, ReportSection } from "../document.ts";
import type { Spending } from "../spending.ts";
import { aboutSpending } from "../spendingFacts.ts";

/** A block that somebody chose, with the spending it is about: each may be of another market, year and revision. */
export interface SelectedFigure {
  /** One of them is the figure; others stand above and below it. */
  readonly parts: readonly ReportPart[];
  readonly spending: Spending;
  /** What it is called instead of what its figures say; null leaves them the word. */
  readonly title: string | null;
  /** What stands below it; empty for nothing. */
  readonly note: string;
}

export interface SelectedFiguresParts {
  /** In their order; one at the least. */
  readonly figures: readonly [SelectedFigure, ...SelectedFigure[]];
  /** What was chosen but is not in it, and why: a sentence each. */
  readonly leftOut: readonly string[];
  /** What stands on the cover; empty for the usual words. */
  readonly title: string;
  readonly client: string;
  readonly paper: ReportDocument["paper"];
  readonly brand: Brand;
  /** An ISO instant. */
  readonly madeAt: string;
}

/** Blocks of several screens as one document, those of the same market, part and year together under one heading. */
export function selectedFigures(parts: SelectedFiguresParts): ReportDocument {
  const { figures, leftOut, title, client, paper, brand, madeAt } = parts;
  const { words } = figures[0].spending;
  const { text, formats } = words;
  const places = [...new Set(figures.map(({ spending }) => placeOf(spending)))];
  const sections = chaptersOf(figures);
  return {
    title: title === "" ? text("documents.basket.title") : title,
    subject: places.length === 1 ? (places[0] ?? "") : text("documents.basket.subject", { count: sections.length }),
    locale: formats.locale,
    paper,
    brand,
    about: aboutAll(
      figures.map(({ spending }) => aboutOne(spending, client, madeAt)),
      words,
    ),
    sections: leftOut.length === 0 ? sections : [...sections, leftOutSection(leftOut, words)],
  };
}

function chaptersOf(figures: readonly SelectedFigure[]): ReportSection[] {
  const chapters: { title: string; parts: ReportPart[] }[] = [];
  for (const { parts, spending, title, note } of figures) {
    const place = placeOf(spending);
    let chapter = chapters.at(-1);
    if (chapter?.title !== place) {
      chapter = { title: place, parts: [] };
      chapters.push(chapter);
    }
    chapter.parts.push(...parts.map((part) => (part.kind === "figure" ? named(part, title, place) : part)));
    if (note !== "") chapter.parts.push({ kind: "text", text: note });
  }
  return chapters.map((chapter, at) => ({ id: `figures-${at + 1}`, ...chapter }));
}

/** The figure under the title it was given. A sheet stands without its chapter: two of one name are told apart by what is listed of them. */
function named(part: FigurePart, title: string | null, place: string): FigurePart {
  const caption = [...(title === null ? [] : [title]), place, part.measure].join(": ");
  return { ...part, headline: title ?? part.headline, table: part.table && { ...part.table, caption } };
}

function placeOf({ market, scope, view, words }: Spending): string {
  const part = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  return [...part, words.market(market.id), words.formats.year(view.year)].join(" · ");
}

function leftOutSection(leftOut: readonly string[], { text }: Words): ReportSection {
  return {
    id: "left-out",
    title: text("documents.basket.leftOut"),
    parts: [{ kind: "points", title: null, points: leftOut }],
  };
}

function aboutOne(spending: Spending, client: string, madeAt: string): About {
  return aboutDocument({ ...aboutSpending(spending), name: ["selected-figures"], client, madeAt });
}

/** What all of them say of themselves, each thing once: two markets stand in one line, and one sample makes the whole a sample. */
function aboutAll(abouts: readonly About[], { formats }: Words): About {
  const [first] = abouts;
  if (!first) throw new Error("A document is about one thing at the least.");
  const values = new Map<string, Set<string>>();
  for (const { name, value } of abouts.flatMap(({ facts }) => facts)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const facts = [...values].map(([name, said]): Fact => ({ name, value: formats.list([...said]) }));
  const sample = abouts.find((about) => about.sample !== null) ?? first;
  return {
    ...sample,
    facts,
    sources: [...new Set(abouts.flatMap(({ sources }) => sources))],
    method: [...new Set(abouts.flatMap(({ method }) => method))],
  };
}
