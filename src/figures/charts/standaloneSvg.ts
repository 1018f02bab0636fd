import { type SchemeColour, SURFACE } from "./colours.ts";
import type { Drawing } from "./drawing.ts";
import { markup } from "./markup.ts";

/** The app's own letters, and what stands in for them where they are not installed. */
export const LETTERS = "Inter, sans-serif";

/** A drawing as a file of its own: the page behind it, every colour written out, readable in any viewer. */
export function standaloneSvg({ width, height, shapes }: Drawing, scheme: keyof SchemeColour): string {
  const page = `  <rect width="${width}" height="${height}" fill="${SURFACE[scheme]}"/>\n`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${LETTERS}">\n${page}${markup(shapes, scheme)}</svg>\n`;
}
