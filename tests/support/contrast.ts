/** Red, green and blue in linear light, 0 to 1 each. */
export type Rgb = readonly [number, number, number];

/** A colour written `#rrggbb` in linear light. */
export function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** The contrast of two colours after WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((hex) => linear(hex))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
