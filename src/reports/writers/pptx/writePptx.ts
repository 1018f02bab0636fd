import type { ReportDocument, ReportPart, ReportSection } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { xmlSafe } from "../xmlText.ts";
import { addAboutSlides } from "./aboutSlides.ts";
import { type Deck, openDeck } from "./deck.ts";
import { addFigureSlides } from "./figureSlides.ts";
import { packDeck } from "./packDeck.ts";
import { addKeyFigureSlides, addPointSlides } from "./textSlides.ts";
import { addTitleSlide } from "./titleSlide.ts";

/** A document as slides: one idea a slide, charts that can be edited, and notes for who speaks. */
export const writePptx: Writer = (document) => {
  const deck = openDeck(safe(document));
  addTitleSlide(deck);
  for (const section of deck.document.sections) addSection(deck, section);
  addAboutSlides(deck, smallPrint(deck.document));
  return packDeck(deck);
};

function addSection(deck: Deck, { title, parts }: ReportSection): void {
  // A text leads up to what follows it, where that is numbers; else it has a slide of its own.
  let intro: string[] = [];
  const sayIntro = () => {
    if (intro.length > 0) addPointSlides(deck, title, intro, title, false);
    intro = [];
  };
  for (const part of parts) {
    if (part.kind === "text") {
      intro.push(part.text);
      continue;
    }
    if (part.kind === "keyFigures" && intro.join(" ").length < 400) {
      addKeyFigureSlides(deck, part, title, intro.join(" "));
      intro = [];
      continue;
    }
    if (part.kind !== "note" && part.kind !== "pageBreak") sayIntro();
    addPart(deck, part, title);
  }
  sayIntro();
}

function addPart(deck: Deck, part: ReportPart, section: string): void {
  switch (part.kind) {
    case "keyFigures":
      return addKeyFigureSlides(deck, part, section, "");
    case "points":
      return addPointSlides(deck, part.title ?? section, part.points, section, true);
    case "figure":
      return addFigureSlides(deck, part, section);
    default:
      // Small print stands on the last slide; slides are pages of their own.
      return undefined;
  }
}

/** The notes of all sections, each once. */
function smallPrint({ sections, about }: ReportDocument): string[] {
  const notes = sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "note" ? [part.text] : [])));
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
