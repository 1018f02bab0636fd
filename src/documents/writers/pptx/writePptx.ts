import type { KeyFiguresPart, ReportDocument, ReportPart, ReportSection } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { xmlSafe } from "../xmlText.ts";
import { addAboutSlides } from "./aboutSlides.ts";
import { type Deck, openDeck } from "./deck.ts";
import { addFigureSlides, standBeside } from "./figureSlides.ts";
import { addKeyFigureSlides } from "./keyFigureSlides.ts";
import { packDeck } from "./packDeck.ts";
import { addPassageSlides, addPictureSlide, addSentenceSlides } from "./passageSlides.ts";
import { addTitleSlide } from "./titleSlide.ts";

/** A document as slides: one idea a slide, charts that can be edited, and notes for who speaks. */
export const writePptx: Writer = (document) => {
  const deck = openDeck(safe(document));
  addTitleSlide(deck);
  const { sections, aboutSection } = deck.document;
  for (const section of sections) if (section.id !== aboutSection) addSection(deck, section);
  addAboutSlides(deck, smallPrint(deck.document), sections.find(({ id }) => id === aboutSection)?.title);
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
