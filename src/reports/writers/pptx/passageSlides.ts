import type { PassagePart, PicturePart } from "../../document.ts";
import { usablePicture } from "../usablePicture.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { cutLine, lineText, type PassageLine, passageLines } from "./passageLines.ts";
import { FONT, INK, lineCount, SLIDE } from "./slideLook.ts";
import { lettersOnSlide, partTitle } from "./textSlides.ts";

const USUAL_POINTS = 20;
const LONG_POINTS = 16;
/** From so many letters on a paragraph is set smaller. */
const LONG_FROM = 220;
const GAP = 0.2;
const INDENT = 0.4;

/** A text with its marks, over as many slides as it needs. */
export function addPassageSlides(deck: Deck, { blocks }: PassagePart, section: string): void {
  const lines = passageLines(blocks).filter((line) => lineText(line).trim() !== "");
  if (lines.length === 0) return;
  const size = lines.some((line) => lineText(line).length > LONG_FROM) ? LONG_POINTS : USUAL_POINTS;
  const groups = groupsOf(lines, size);
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      section,
      title: partTitle(deck, section, at, groups.length),
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
        objectName: section,
      },
    );
  });
}

function groupsOf(lines: readonly PassageLine[], size: number): PassageLine[][] {
  const widthOf = ({ level, mark }: PassageLine) => SLIDE.wide - INDENT * (level + (mark === "none" ? 0 : 1));
  const heightOf = (line: PassageLine) => (lineCount(lineText(line), size, widthOf(line)) * size * 1.25) / 72 + GAP;
  const groups: PassageLine[][] = [[]];
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
function paragraph({ runs, mark, level, heading }: PassageLine) {
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

/** A picture as large as a slide has room; its words stand below it, and in its place where it cannot be shown. */
export function addPictureSlide(deck: Deck, { picture, alt }: PicturePart, section: string): void {
  const usable = usablePicture(picture);
  if (!usable)
    return addPassageSlides(deck, { kind: "passage", blocks: [{ kind: "paragraph", runs: [{ text: alt }] }] }, section);
  const slide = deck.addSlide({
    section,
    title: section,
    measure: "",
    source: "",
    notes: [alt, ...methodNotes(deck.document, "")],
  });
  const width = Math.min(SLIDE.wide, SLIDE.high * usable.ratio);
  slide.addImage({
    data: `${usable.type};base64,${Buffer.from(usable.bytes).toString("base64")}`,
    x: SLIDE.left + (SLIDE.wide - width) / 2,
    y: SLIDE.top,
    w: width,
    h: width / usable.ratio,
    altText: alt === "" ? section : alt,
  });
}
