import { INK, MEDIUM_COLOURS, ROLE_COLOURS, type SchemeColour, SURFACE } from "./colours.ts";
import type { Shape } from "./drawing.ts";

const COLOURS: Readonly<Record<string, SchemeColour>> = {
  "--chart-surface": SURFACE,
  ...prefixed("--medium-", MEDIUM_COLOURS),
  ...prefixed("--chart-", { ...ROLE_COLOURS, ...INK }),
};

/** Shapes as SVG elements, one a line, every colour written out. */
export function markup(shapes: readonly Shape[], scheme: keyof SchemeColour): string {
  return shapes.map((shape) => `  ${element(shape, scheme)}\n`).join("");
}

/** What no XML can hold: a single one of them, and no program draws any of the picture. */
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it may stand between two tags or in quotation marks. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
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

function prefixed(prefix: string, from: Readonly<Record<string, SchemeColour>>): Record<string, SchemeColour> {
  return Object.fromEntries(Object.entries(from).map(([name, colour]) => [prefix + name, colour]));
}
