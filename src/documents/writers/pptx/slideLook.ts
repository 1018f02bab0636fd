/** What there is most of on a slide. */
export type BodyKind = "figure" | "table" | "text";

/** Where on a slide what it shows may stand, in inches: below its measure and above its source. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Slides are 16:9, in inches; Arial is on every computer that has Office, and so what was measured holds. */
export const SLIDE = { width: 13.333, height: 7.5, left: 0.6, top: 1.95, wide: 12.13, high: 4.72 } as const;

export const FONT = "Arial";

/** Greys for a white page, without the sign that colours have elsewhere. */
export const INK = {
  text: "1A1B1E",
  quiet: "5C636A",
  line: "DEE2E6",
  soft: "F1F3F5",
  mark: "FFF4D6",
  sample: "8A4B00",
  sampleFill: "FFE8CC",
} as const;

/** `#0b3d6e` as Office writes it. */
export function hex(colour: string): string {
  return /^#[\da-f]{6}$/i.test(colour) ? colour.slice(1).toUpperCase() : INK.text;
}

/** About how wide a text is, in inches, at a size in points; Arial's letters are half as wide as high. */
export function textWidth(text: string, points: number): number {
  let units = 0;
  for (const letter of text)
    units += /[ijl.,:;'|! ]/.test(letter) ? 0.28 : /[A-ZÄÖÜmwMW%&@]/.test(letter) ? 0.72 : letter > "\u2e80" ? 1 : 0.55;
  return (units * points) / 72;
}

/** Lines that a text needs in a width. */
export function lineCount(text: string, points: number, width: number): number {
  return Math.max(1, Math.ceil((textWidth(text, points) * 1.04) / width));
}
