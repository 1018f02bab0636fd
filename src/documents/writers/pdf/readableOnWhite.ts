/** Contrast that WCAG asks of large and bold text is 3, of all other 4.5; headings of a report keep the latter. */
const ENOUGH = 4.5;
const INK = "#14181f";

/** The colour if text in it can be read on white paper, else the usual ink. */
export function readableOnWhite(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= ENOUGH ? colour : INK;
}

const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
