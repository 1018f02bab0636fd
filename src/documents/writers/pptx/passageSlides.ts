import type { PassagePart, PicturePart } from "../../document.ts";
import { usablePicture } from "../usablePicture.ts";
import { type Deck, methodNotes } from "./deck.ts";
import { addLineSlides } from "./lineSlides.ts";
import { passageLines } from "./passageLines.ts";
import { lineText } from "./slideLine.ts";
import { SLIDE } from "./slideLook.ts";

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
