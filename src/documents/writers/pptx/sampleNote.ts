import type { ReportDocument } from "../../document.ts";
import type { Slide } from "./pptx.ts";
import { FONT, INK, type Room } from "./slideLook.ts";

/** Says on a cover that its figures are sample data; nothing where they are none. */
export function addSampleNote(
  slide: Slide,
  { sample }: ReportDocument["about"],
  { left, top, wide, high }: Room,
): void {
  if (!sample) return;
  slide.addText([{ text: `${sample.badge}  `, options: { bold: true } }, { text: sample.sentence }], {
    x: left,
    y: top,
    w: wide,
    h: high,
    fontFace: FONT,
    fontSize: 12,
    color: INK.sample,
    fill: { color: INK.sampleFill },
    margin: [0, 8, 0, 8],
    valign: "middle",
    align: "left",
    objectName: sample.badge,
  });
}
