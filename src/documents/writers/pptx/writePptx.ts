import type { KeyFiguresPart, ReportDocument, ReportPart, ReportSection } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { writerWords } from "../writerWords.ts";
import { xmlSafe } from "../xmlText.ts";
import { addClientLogo, addLogo, TITLE_CORNER } from "./coverLogos.ts";
import { type Deck, methodNotes, openDeck } from "./deck.ts";
import { addFigureSlides, standBeside } from "./figureSlides.ts";
import { addKeyFigure, commonSize, spokenFigure } from "./keyFigureText.ts";
import { LAYOUTS } from "./layouts.ts";
import { packDeck } from "./packDeck.ts";
import { partTitle } from "./partTitle.ts";
import { addPassageSlides, addPictureSlide, addSentenceSlides } from "./passageSlides.ts";
import { addSampleNote } from "./sampleNote.ts";
import { FONT, INK, lineCount, type Room } from "./slideLook.ts";
import { addOwnCover, addOwnClosing } from "./template/ownCover.ts";

/** A document as slides: one idea a slide, charts that can be edited, and notes for who speaks. */
export const writePptx: Writer = (document) => {
  const deck = openDeck(safe(document));
  if (deck.own) addOwnCover(deck, deck.own);
  else addTitleSlide(deck);
  const { sections, aboutSection, appendix } = deck.document;
  for (const section of sections) if (section.id !== aboutSection) addSection(deck, section);
  if (appendix !== false)
    addAboutSlides(deck, smallPrint(deck.document), sections.find(({ id }) => id === aboutSection)?.title);
  if (deck.own) addOwnClosing(deck, deck.own);
  return packDeck(deck);
};

function addSection(deck: Deck, { title, parts }: ReportSection): void {
  // A text leads up to what follows it, where that is numbers; else it has a slide of its own.
  let intro: string[] = [];
  const sayIntro = () => {
    if (intro.length > 0) addSentenceSlides(deck, intro, { mark: "none", section: title, title });
    intro = [];
  };
  let beside: KeyFiguresPart | undefined;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (part.kind === "text") {
      intro.push(part.text);
      continue;
    }
    if (part.kind === "keyFigures" && intro.length === 0 && next?.kind === "figure" && standBeside(part, next)) {
      beside = part;
      continue;
    }
    if (part.kind === "keyFigures" && intro.join(" ").length < 400) {
      addKeyFigureSlides(deck, part, title, intro.join(" "));
      intro = [];
      continue;
    }
    if (part.kind !== "note" && part.kind !== "pageBreak") sayIntro();
    addPart(deck, part, title, beside);
    beside = undefined;
  }
  sayIntro();
}

function addPart(deck: Deck, part: ReportPart, section: string, beside: KeyFiguresPart | undefined): void {
  switch (part.kind) {
    case "keyFigures":
      return addKeyFigureSlides(deck, part, section, "");
    case "points":
      return addSentenceSlides(deck, part.points, { mark: "point", section, title: part.title ?? section });
    case "passage":
      return addPassageSlides(deck, part, section);
    case "picture":
      return addPictureSlide(deck, part, section);
    case "figure":
      return addFigureSlides(deck, part, section, beside);
    default:
      // Small print stands on the last slide; slides are pages of their own.
      return undefined;
  }
}

/** The notes of all sections, each once. */
function smallPrint({ sections, about, aboutSection }: ReportDocument): string[] {
  const others = sections.filter(({ id }) => id !== aboutSection);
  const notes = others.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "note" ? [part.text] : [])));
  return [...new Set(notes)].filter((note) => !about.method.includes(note));
}

/** The same document without characters that XML cannot hold. */
function safe<Value>(value: Value): Value;
function safe(value: unknown): unknown {
  if (typeof value === "string") return xmlSafe(value);
  if (Array.isArray(value)) return value.map((item: unknown) => safe(item));
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, safe(item)]));
}

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
function addAboutSlides(deck: Deck, notes: readonly string[], named?: string): void {
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
  const room = deck.rooms.table;
  const density = DENSITIES.find((one) => groupsOf(rows, one, room).length === 1) ?? DENSITIES[0];
  const groups = groupsOf(rows, density, room);
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      kind: "table",
      section: name,
      title: partTitle(deck, name, at, groups.length),
      measure: `${title} · ${subject}`,
      source: "",
      notes: methodNotes(deck.document, ""),
    });
    slide.addTable(
      group.map(([head, value]) => [{ text: head, options: { color: INK.quiet } }, { text: value }]),
      {
        x: room.left,
        y: room.top,
        w: room.wide,
        colW: [NAMES, room.wide - NAMES],
        rowH: group.map((row) => heightOf(row, density, room.wide)),
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
function groupsOf(rows: readonly Row[], density: Density, { wide, high }: Room): Row[][] {
  const groups: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row, density, wide);
    if (used + height > high && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(row);
    used += height;
  }
  return groups;
}

function heightOf([, value]: Row, { points, line, gap }: Density, wide: number): number {
  return lineCount(value, points, wide - NAMES - 0.1) * line + gap;
}

/** More than these stand in two rows. */
const MOST_IN_ROW = 5;
const PER_SLIDE = 8;

/** The few numbers that matter most, large, each with its change. */
function addKeyFigureSlides(
  deck: Deck,
  { title, figures, source = "" }: KeyFiguresPart,
  section: string,
  intro: string,
): void {
  const groups = Array.from({ length: Math.ceil(figures.length / PER_SLIDE) }, (_, at) =>
    figures.slice(at * PER_SLIDE, (at + 1) * PER_SLIDE),
  );
  const room = deck.rooms.figure;
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      kind: "figure",
      section,
      title: partTitle(deck, title ?? section, at, groups.length),
      measure: "",
      source,
      notes: [intro, ...group.map(spokenFigure), ...methodNotes(deck.document, source)],
    });
    const introHeight = at === 0 && intro !== "" ? addIntro(slide, intro, room) : 0;
    const columns = group.length > MOST_IN_ROW ? Math.ceil(group.length / 2) : group.length;
    const width = (room.wide - (columns - 1) * 0.35) / columns;
    const rows = Math.ceil(group.length / columns);
    const height = Math.min(2.3, (room.high - introHeight - 0.25) / rows);
    const size = commonSize(group, width);
    group.forEach((figure, place) => {
      const x = room.left + (place % columns) * (width + 0.35);
      const y = room.top + 0.25 + introHeight + Math.floor(place / columns) * height;
      addKeyFigure(deck, slide, figure, { x, y, w: width, h: height, size });
    });
  });
}

function addIntro(slide: ReturnType<Deck["addSlide"]>, intro: string, room: Room): number {
  const height = lineCount(intro, 16, room.wide) * 0.31 + 0.15;
  slide.addText(intro, {
    x: room.left,
    y: room.top - 0.3,
    w: room.wide,
    h: height,
    fontFace: FONT,
    fontSize: 16,
    color: INK.text,
    align: "left",
    valign: "top",
    margin: 0,
  });
  return height;
}

/** What it is, about what, for whom and by whom. */
function addTitleSlide({ pptx, document }: Deck): void {
  const { subject, about, brand, locale } = document;
  const words = writerWords(locale);
  const title = document.title.trim() || document.brand.product;
  pptx.addSection({ title });
  const slide = pptx.addSlide({ masterName: LAYOUTS.title, sectionTitle: title });
  slide.addText(title, { placeholder: "title" });
  slide.addText(subject, { placeholder: "subject", ...(subject.length > 60 ? { fontSize: 18 } : {}) });
  const client = about.client === null ? "" : `${words.client}: ${about.client}`;
  const made = [brand.organisation, about.madeAt].filter(Boolean).join(" · ");
  slide.addText(
    [
      ...(client === "" ? [] : [{ text: client, options: { breakLine: true, bold: true, fontSize: 20 } }]),
      { text: made, options: { breakLine: true } },
    ],
    { placeholder: "facts" },
  );
  addLogo(slide, brand);
  addClientLogo(slide, document, TITLE_CORNER);
  addSampleNote(slide, about, { left: 0.9, top: 6.45, wide: 11.2, high: 0.45 });
  slide.addNotes([title, subject, client, made, ...about.method].filter(Boolean).join("\n"));
}
