import { INK, MEDIUM_COLOURS, ROLE_COLOURS, type SchemeColour, SURFACE } from "./colours.ts";
import type { Drawing, Shape } from "./drawing.ts";

const COLOURS: Readonly<Record<string, SchemeColour>> = {
  "--chart-surface": SURFACE,
  ...prefixed("--medium-", MEDIUM_COLOURS),
  ...prefixed("--chart-", { ...ROLE_COLOURS, ...INK }),
};

/** A drawing as a file of its own: the page behind it, every colour written out, readable in any viewer. */
export function standaloneSvg({ width, height, shapes }: Drawing, scheme: keyof SchemeColour): string {
  const page = `<rect width="${width}" height="${height}" fill="${SURFACE[scheme]}"/>`;
  const lines = [page, ...shapes.map((shape) => element(shape, scheme))].map((line) => `  ${line}\n`);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Inter, sans-serif">\n${lines.join("")}</svg>\n`;
}

function element({ tag, attributes, text }: Shape, scheme: keyof SchemeColour): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${kebab(name)}="${escaped(coloured(String(value), scheme))}"`,
  );
  const open = `<${tag}${written.join("")}`;
  return text === undefined ? `${open}/>` : `${open}>${escaped(text)}</${tag}>`;
}

function coloured(value: string, scheme: keyof SchemeColour): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = COLOURS[name];
    if (!colour) throw new Error(`The charts have no colour ${name}`);
    return colour[scheme];
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function prefixed(prefix: string, from: Readonly<Record<string, SchemeColour>>): Record<string, SchemeColour> {
  return Object.fromEntries(Object.entries(from).map(([name, colour]) => [prefix + name, colour]));
}
