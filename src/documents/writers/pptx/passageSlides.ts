import type { PassageBlock, PassagePart, PicturePart, TextRun } from "../../document.ts";
import { usablePicture } from "../usablePicture.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { partTitle } from "./partTitle.ts";
import { BODY } from "./template/ownDeck.ts";
import { FONT, INK, lineCount, type Room } from "./slideLook.ts";

/** A text with its marks, over as many slides as it needs. */
export function addPassageSlides(deck: Deck, { blocks }: PassagePart, section: string): void {
  const lines = passageLines(blocks).filter((line) => lineText(line).trim() !== "");
  addLineSlides(deck, lines, { section, title: section });
}

/** Sentences below each other, over as many slides as they need. */
export function addSentenceSlides(
  deck: Deck,
  sentences: readonly string[],
  { mark, ...place }: { readonly mark: "none" | "point"; readonly section: string; readonly title: string },
): void {
  const lines = sentences.map((text) => ({ runs: [{ text }], mark, level: 0, heading: false }));
  addLineSlides(deck, lines, place);
}

/** A picture as large as a slide has room; its words stand below it, and in its place where it cannot be shown. */
export function addPictureSlide(deck: Deck, { picture, alt }: PicturePart, section: string): void {
  const usable = usablePicture(picture);
  if (!usable)
    return addPassageSlides(deck, { kind: "passage", blocks: [{ kind: "paragraph", runs: [{ text: alt }] }] }, section);
  const room = deck.rooms.text;
  const slide = deck.addSlide({
    kind: "text",
    section,
    title: section,
    measure: "",
    source: "",
    notes: [alt, ...methodNotes(deck.document, "")],
  });
  const width = Math.min(room.wide, room.high * usable.ratio);
  slide.addImage({
    data: `${usable.type};base64,${Buffer.from(usable.bytes).toString("base64")}`,
    x: room.left + (room.wide - width) / 2,
    y: room.top,
    w: width,
    h: width / usable.ratio,
    altText: alt === "" ? section : alt,
  });
}

const USUAL_POINTS = 20;
const LONG_POINTS = 16;
/** From so many letters on a paragraph is set smaller. */
const LONG_FROM = 220;
const GAP = 0.2;
const INDENT = 0.4;

/** Paragraphs, over as many slides as they need. */
function addLineSlides(
  deck: Deck,
  lines: readonly SlideLine[],
  { section, title }: { readonly section: string; readonly title: string },
): void {
  if (lines.length === 0) return;
  const size = lines.some((line) => lineText(line).length > LONG_FROM) ? LONG_POINTS : USUAL_POINTS;
  const room = deck.rooms.text;
  const groups = groupsOf(lines, size, room);
  groups.forEach((group, at) => {
    const slide = deck.addSlide({
      kind: "text",
      section,
      title: partTitle(deck, title, at, groups.length),
      measure: "",
      source: "",
      notes: [...group.map(lineText), ...methodNotes(deck.document, "")],
    });
    slide.addText(
      group.flatMap((line) => paragraph(line)),
      {
        x: room.left,
        y: room.top - 0.2,
        w: room.wide,
        h: room.high + 0.2,
        fontFace: FONT,
        fontSize: size,
        color: INK.text,
        align: "left",
        valign: "top",
        margin: 0,
        objectName: deck.own ? BODY : title,
      },
    );
  });
}

function groupsOf(lines: readonly SlideLine[], size: number, room: Room): SlideLine[][] {
  const widthOf = ({ level, mark }: SlideLine) => room.wide - INDENT * (level + (mark === "none" ? 0 : 1));
  const heightOf = (line: SlideLine) => (lineCount(lineText(line), size, widthOf(line)) * size * 1.25) / 72 + GAP;
  const groups: SlideLine[][] = [[]];
  let used = 0;
  for (const line of lines.flatMap((one) => cutLine(one, lettersOnSlide(size, widthOf(one), room.high)))) {
    const height = heightOf(line);
    if (used + height > room.high && used > 0) {
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
function lettersOnSlide(size: number, width: number, height: number): number {
  return Math.floor((height / ((size * 1.25) / 72)) * (width / ((size * 0.56) / 72)) * 0.85);
}

/** A passage as paragraphs, one below the other: of a point with several of them only the first is marked. */
function passageLines(blocks: readonly PassageBlock[], level = 0): SlideLine[] {
  return blocks.flatMap((block): SlideLine[] => {
    if (block.kind !== "list") return [{ runs: block.runs, mark: "none", level, heading: block.kind === "heading" }];
    return block.items.flatMap((item, at) => {
      const mark = block.numbered ? at + 1 : ("point" as const);
      const [first, ...rest] = item;
      const lead = first && first.kind !== "list" ? [{ runs: first.runs, mark, level, heading: false }] : [];
      const below = lead.length > 0 ? rest : item;
      return [...lead, ...passageLines(below, level + 1)];
    });
  });
}

/** A paragraph of a slide. */
interface SlideLine {
  readonly runs: readonly TextRun[];
  /** What stands before it: nothing, a point, or the number that it has in its list. */
  readonly mark: "none" | "point" | number;
  /** How deep it is in lists: 0 is outside of any, or the outermost. */
  readonly level: number;
  readonly heading: boolean;
}

function lineText({ runs }: Pick<SlideLine, "runs">): string {
  return runs.map(({ text }) => text).join("");
}

/** A paragraph in pieces of so many letters at most, cut between words where it has any; every run keeps its look. */
function cutLine(line: SlideLine, letters: number): SlideLine[] {
  const text = lineText(line);
  if (text.length <= letters) return [line];
  const space = text.lastIndexOf(" ", letters);
  let at = space > letters / 2 ? space : letters;
  if (!text.slice(0, at).isWellFormed()) at -= 1;
  const rest = { ...line, mark: "none" as const, runs: runsBetween(line.runs, at, text.length) };
  return [{ ...line, runs: runsBetween(line.runs, 0, at) }, ...cutLine(rest, letters)];
}

function runsBetween(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === "" ? [] : [{ ...run, text }];
  });
}
