import type { KeyFiguresPart } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { addKeyFigure, commonSize, spokenFigure } from "./keyFigureText.ts";
import { FONT, INK, lineCount, SLIDE } from "./slideLook.ts";

/** More than these stand in two rows. */
const MOST_IN_ROW = 5;
const PER_SLIDE = 8;

/** The few numbers that matter most, large, each with its change. */
export function addKeyFigureSlides(
  deck: Deck,
  { title, figures }: KeyFiguresPart,
  section: string,
  intro: string,
): void {
  const groups = Array.from({ length: Math.ceil(figures.length / PER_SLIDE) }, (_, at) =>
    figures.slice(at * PER_SLIDE, (at + 1) * PER_SLIDE),
  );
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      section,
      title: partTitle(deck, title ?? section, at, groups.length),
      measure: "",
      source: "",
      notes: [intro, ...group.map(spokenFigure), ...methodNotes(deck.document, "")],
    });
    const introHeight = at === 0 && intro !== "" ? addIntro(slide, intro) : 0;
    const columns = group.length > MOST_IN_ROW ? Math.ceil(group.length / 2) : group.length;
    const width = (SLIDE.wide - (columns - 1) * 0.35) / columns;
    const rows = Math.ceil(group.length / columns);
    const height = Math.min(2.3, (SLIDE.high - introHeight - 0.25) / rows);
    const size = commonSize(group, width);
    group.forEach((figure, place) => {
      const x = SLIDE.left + (place % columns) * (width + 0.35);
      const y = SLIDE.top + 0.25 + introHeight + Math.floor(place / columns) * height;
      addKeyFigure(deck, slide, figure, { x, y, w: width, h: height, size });
    });
  });
}

function addIntro(slide: ReturnType<Deck["addSlide"]>, intro: string): number {
  const height = lineCount(intro, 16, SLIDE.wide) * 0.31 + 0.15;
  slide.addText(intro, {
    x: SLIDE.left,
    y: SLIDE.top - 0.3,
    w: SLIDE.wide,
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

const POINTS = 20;
const GAP = 0.2;

/** Sentences as a list, over as many slides as they need. */
export function addPointSlides(
  deck: Deck,
  title: string,
  points: readonly string[],
  section: string,
  bullets: boolean,
): void {
  const width = SLIDE.wide - (bullets ? 0.4 : 0);
  const size = points.some((point) => point.length > 220) ? 16 : POINTS;
  const heightOf = (point: string) => (lineCount(point, size, width) * size * 1.25) / 72 + GAP;
  const groups: string[][] = [[]];
  let used = 0;
  for (const point of points.flatMap((point) => pieces(point, size, width))) {
    const height = heightOf(point);
    if (used + height > SLIDE.high && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(point);
    used += height;
  }
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      section,
      title: partTitle(deck, title, at, groups.length),
      measure: "",
      source: "",
      notes: [...group, ...methodNotes(deck.document, "")],
    });
    slide.addText(
      group.map((text) => ({
        text,
        options: { ...(bullets ? { bullet: { indent: 18 } } : {}), breakLine: true, paraSpaceAfter: GAP * 72 },
      })),
      {
        x: SLIDE.left,
        y: SLIDE.top - 0.2,
        w: SLIDE.wide,
        h: SLIDE.high + 0.2,
        fontFace: FONT,
        fontSize: size,
        color: INK.text,
        align: "left",
        valign: "top",
        margin: 0,
        objectName: title,
      },
    );
  });
}

/** About how many letters of a size one slide holds. */
export function lettersOnSlide(size: number, width: number): number {
  return Math.floor((SLIDE.high / ((size * 1.25) / 72)) * (width / ((size * 0.56) / 72)) * 0.85);
}

/** A text that would not fit on one slide, in pieces that do, cut between words where it has any. */
function pieces(text: string, size: number, width: number): string[] {
  const letters = lettersOnSlide(size, width);
  const found: string[] = [];
  let rest = text;
  while (rest.length > letters) {
    const space = rest.lastIndexOf(" ", letters);
    let at = space > letters / 2 ? space : letters;
    if (!rest.slice(0, at).isWellFormed()) at -= 1;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...found, rest];
}

/** `Talking points (1 of 2)`. */
export function partTitle(deck: Deck, title: string, at: number, count: number): string {
  return count > 1 ? `${title} ${writerWords(deck.document.locale).partOf(at + 1, count)}` : title;
}
