import type { KeyFiguresPart } from "../../document.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { addKeyFigure, commonSize, spokenFigure } from "./keyFigureText.ts";
import { partTitle } from "./partTitle.ts";
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
