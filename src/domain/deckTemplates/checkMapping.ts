import {
  areaOf,
  type DeckTemplate,
  layoutOf,
  placeholderOf,
  SLIDE_KINDS,
  type SlideKind,
  type TemplateMapping,
} from "./deckTemplate.ts";

/** What may go wrong with a template, none of which keeps it from being used. */
export type TemplateCheck =
  | { readonly code: "no-layout" | "no-title" | "area-small"; readonly kind: SlideKind }
  | { readonly code: "font-rare"; readonly font: string }
  | { readonly code: "size-odd"; readonly width: number; readonly height: number }
  | { readonly code: "colours-near"; readonly first: number; readonly second: number }
  | { readonly code: "colour-faint"; readonly accent: number };

/** Inches below which a chart or a table is not legible. */
const LEAST = { w: 6, h: 3 } as const;

/** Fonts that come with Office or the common systems; without its font a deck is set in another one there. */
const COMMON_FONTS = new Set(
  [
    "Aptos",
    "Aptos Display",
    "Arial",
    "Arial Black",
    "Arial Narrow",
    "Bahnschrift",
    "Book Antiqua",
    "Bookman Old Style",
    "Calibri",
    "Calibri Light",
    "Cambria",
    "Candara",
    "Century",
    "Century Gothic",
    "Consolas",
    "Constantia",
    "Corbel",
    "Courier New",
    "Franklin Gothic Book",
    "Franklin Gothic Medium",
    "Garamond",
    "Georgia",
    "Gill Sans MT",
    "Impact",
    "Palatino Linotype",
    "Rockwell",
    "Segoe UI",
    "Segoe UI Light",
    "Segoe UI Semibold",
    "Tahoma",
    "Times New Roman",
    "Trebuchet MS",
    "Tw Cen MT",
    "Verdana",
  ].map((font) => font.toLowerCase()),
);

/** Width by height of slides that screens and projectors have. */
const RATIOS = [16 / 9, 16 / 10, 4 / 3];

export function checkMapping(template: DeckTemplate, mapping: TemplateMapping): TemplateCheck[] {
  const ratio = template.width / template.height;
  const fonts = new Set([template.fonts.heads, template.fonts.texts]);
  return [
    ...SLIDE_KINDS.flatMap((kind) => checkKind(template, mapping, kind)),
    ...[...fonts]
      .filter((font) => !COMMON_FONTS.has(font.toLowerCase()))
      .map((font) => ({ code: "font-rare" as const, font })),
    ...(RATIOS.some((usual) => Math.abs(ratio / usual - 1) < 0.02)
      ? []
      : [{ code: "size-odd" as const, width: template.width, height: template.height }]),
    ...checkColours(template, mapping),
  ];
}

function checkKind(template: DeckTemplate, mapping: TemplateMapping, kind: SlideKind): TemplateCheck[] {
  const places = mapping[kind];
  if (!places) return [];
  const layout = layoutOf(template, places);
  if (!layout) return [{ code: "no-layout", kind }];
  const area = areaOf(template, layout, places);
  const small = (kind === "figure" || kind === "table") && (area.w < LEAST.w || area.h < LEAST.h);
  return [
    ...(placeholderOf(layout, places, "title") ? [] : [{ code: "no-title" as const, kind }]),
    ...(small ? [{ code: "area-small" as const, kind }] : []),
  ];
}

/** Steps of lightness and hue (OKLab) below which neighbours are taken for one. */
const LEAST_APART = 0.08;
/** Shapes on a ground are seen from this contrast on (WCAG 2, 1.4.11). */
const LEAST_CONTRAST = 3;

function checkColours(template: DeckTemplate, mapping: TemplateMapping): TemplateCheck[] {
  const accents = ACCENTS.map((name) => template.colours[name]);
  const layout = layoutOf(template, mapping.figure);
  const ground = layout?.background ?? null;
  const near = accents.flatMap((one, first) =>
    accents.flatMap((other, second) =>
      second > first && apart(one, other) < LEAST_APART
        ? [{ code: "colours-near" as const, first: first + 1, second: second + 1 }]
        : [],
    ),
  );
  const faint = accents.flatMap((one, at) =>
    ground !== null && contrast(one, ground) < LEAST_CONTRAST
      ? [{ code: "colour-faint" as const, accent: at + 1 }]
      : [],
  );
  return [...near, ...faint];
}

const ACCENTS = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"] as const;

type Triple = readonly [number, number, number];

/** Parts of red, green and blue light, 0–1. */
function lightOf(colour: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r, g, b] = lightOf(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function apart(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Björn Ottosson's OKLab, where equal steps look alike. */
function oklab(colour: string): Triple {
  const [r, g, b] = lightOf(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
