import { type Deck, methodNotes } from "./deck.ts";
import { partTitle } from "./partTitle.ts";
import { cutLine, lineText, type SlideLine } from "./slideLine.ts";
import { FONT, INK, lineCount, SLIDE } from "./slideLook.ts";

const USUAL_POINTS = 20;
const LONG_POINTS = 16;
/** From so many letters on a paragraph is set smaller. */
const LONG_FROM = 220;
const GAP = 0.2;
const INDENT = 0.4;

/** Paragraphs, over as many slides as they need. */
export function addLineSlides(
  deck: Deck,
  lines: readonly SlideLine[],
  { section, title }: { readonly section: string; readonly title: string },
): void {
  if (lines.length === 0) return;
  const size = lines.some((line) => lineText(line).length > LONG_FROM) ? LONG_POINTS : USUAL_POINTS;
  const groups = groupsOf(lines, size);
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      section,
      title: partTitle(deck, title, at, groups.length),
      measure: "",
      source: "",
      notes: [...group.map(lineText), ...methodNotes(deck.document, "")],
    });
    slide.addText(
      group.flatMap((line) => paragraph(line)),
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

function groupsOf(lines: readonly SlideLine[], size: number): SlideLine[][] {
  const widthOf = ({ level, mark }: SlideLine) => SLIDE.wide - INDENT * (level + (mark === "none" ? 0 : 1));
  const heightOf = (line: SlideLine) => (lineCount(lineText(line), size, widthOf(line)) * size * 1.25) / 72 + GAP;
  const groups: SlideLine[][] = [[]];
  let used = 0;
  for (const line of lines.flatMap((one) => cutLine(one, lettersOnSlide(size, widthOf(one))))) {
    const height = heightOf(line);
    if (used + height > SLIDE.high && used > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(line);
    used += height;
  }
  return groups;
}

/** The runs of one paragraph: the first one says how it stands, the last one ends it. */
function paragraph({ runs, mark, level, heading }: SlideLine) {
  const bullet =
    mark === "none"
      ? {}
      : { bullet: mark === "point" ? { indent: 18 } : { type: "number" as const, numberStartAt: mark } };
  const shown = runs.flatMap((run) => run.text.split("\n").map((text, at) => ({ ...run, text, broken: at > 0 })));
  return shown.map(({ text, bold, italic, code, href, broken }, at) => ({
    text,
    options: {
      ...(at === 0 ? bullet : {}),
      indentLevel: level,
      paraSpaceAfter: GAP * 72,
      breakLine: at === shown.length - 1,
      ...(broken ? { softBreakBefore: true } : {}),
      ...(bold || heading ? { bold: true } : {}),
      ...(italic ? { italic: true } : {}),
      ...(code ? { color: INK.quiet } : {}),
      ...(href === undefined ? {} : { hyperlink: { url: href } }),
    },
  }));
}

/** About how many letters of a size one slide holds. */
function lettersOnSlide(size: number, width: number): number {
  return Math.floor((SLIDE.high / ((size * 1.25) / 72)) * (width / ((size * 0.56) / 72)) * 0.85);
}
