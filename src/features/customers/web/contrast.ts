/** Contrast that headings and thick lines need (WCAG 2.2, 1.4.11 and large text of 1.4.3). */
const ENOUGH = 3;

export function isColour(text: string | null): text is string {
  return text !== null && /^#[0-9a-f]{6}$/i.test(text);
}

/** Whether a colour stands out enough from white paper; one that is not whole yet, or the product's own, is not judged. */
export function isReadableOnPaper(colour: string | null): boolean {
  return !isColour(colour) || contrastToWhite(colour) >= ENOUGH;
}

/** 1 for white to 21 for black. */
export function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
