/** What a slide of ours is, whatever it says. */
export const SLIDE_KINDS = ["cover", "figure", "table", "text", "closing"] as const;
export type SlideKind = (typeof SLIDE_KINDS)[number];

/** The colours that a theme names, as Office calls them. */
export const THEME_COLOURS = [
  "dk1",
  "lt1",
  "dk2",
  "lt2",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

/** A place in inches. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface TemplatePlaceholder extends Box {
  /** Its number; a title has 0. */
  readonly idx: number;
  /** As the file says it: `title`, `ctrTitle`, `subTitle`, `body`, `obj`, `chart`, `tbl`, `pic`, `ftr`, `sldNum` … */
  readonly type: string;
  readonly name: string;
  /** The size of its letters in points; null where the file leaves it open. */
  readonly points: number | null;
}

export interface TemplateLayout {
  /** That of its part: `slideLayout3.xml` is 3. */
  readonly number: number;
  readonly name: string;
  /** What PowerPoint made it as, such as `titleOnly`; empty for one of the designer's own. */
  readonly type: string;
  readonly placeholders: readonly TemplatePlaceholder[];
  /** `#rrggbb`; null for a picture or a gradient. */
  readonly background: string | null;
  /** Whether letters on it are light. */
  readonly dark: boolean;
}

/** What is read of an organization's own PowerPoint template. */
export interface DeckTemplate {
  /** In inches. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` each. */
  readonly colours: Readonly<Record<ThemeColour, string>>;
  readonly fonts: { readonly heads: string; readonly texts: string };
  readonly layouts: readonly TemplateLayout[];
}

/** On which layout a kind of slide is made, and in which of its placeholders what stands; null where none of them holds it. */
export interface KindPlaces {
  readonly layout: number;
  readonly title: number | null;
  /** The figure, the table or the text; of a cover what it is about and for whom. */
  readonly area: number | null;
  readonly source: number | null;
}

/** A deck without a closing slide has null there. */
export type TemplateMapping = Readonly<Record<Exclude<SlideKind, "closing">, KindPlaces>> & {
  readonly closing: KindPlaces | null;
};

export function layoutOf({ layouts }: DeckTemplate, places: KindPlaces): TemplateLayout | undefined {
  return layouts.find(({ number }) => number === places.layout);
}

/** Some programs number no placeholder at all: then the title is told from the others by its type. */
export function placeholderOf(
  layout: TemplateLayout,
  places: KindPlaces,
  what: "title" | "area" | "source",
): TemplatePlaceholder | undefined {
  const numbered = layout.placeholders.filter(({ idx }) => idx === places[what]);
  return numbered.find((one) => isTitle(one) === (what === "title")) ?? numbered[0];
}

/** Placeholders that every slide may show and that hold nothing of ours. */
export const SMALL_TYPES: ReadonlySet<string> = new Set(["ftr", "sldNum", "dt", "hdr"]);
const TITLES: ReadonlySet<string> = new Set(["title", "ctrTitle"]);

export const isTitle = ({ type }: Pick<TemplatePlaceholder, "type">): boolean => TITLES.has(type);
/** Whether a text, a chart or a table may stand in it. */
export const isContent = (one: TemplatePlaceholder): boolean =>
  !isTitle(one) && !SMALL_TYPES.has(one.type) && !["pic", "media", "sldImg", "clipArt", "dgm"].includes(one.type);

const MARGIN = 0.6;
const GAP = 0.15;

/** Where the figure, table or text of such a slide may stand: its placeholder, else what the title and the footer leave. */
export function areaOf({ width, height }: DeckTemplate, layout: TemplateLayout, places: KindPlaces): Box {
  const area = placeholderOf(layout, places, "area");
  if (area) return { x: area.x, y: area.y, w: area.w, h: area.h };
  const title = placeholderOf(layout, places, "title");
  const feet = layout.placeholders.filter(({ type, y }) => SMALL_TYPES.has(type) && y > height / 2);
  const x = title && title.x < width / 3 ? Math.max(title.x, 0.2) : MARGIN;
  const y = title && title.y + title.h < height / 2 ? title.y + title.h + GAP : MARGIN * 2;
  const bottom = Math.min(height - MARGIN, ...feet.map((foot) => foot.y)) - GAP;
  return { x, y, w: width - x - MARGIN, h: bottom - y };
}
