import {
  areaOf,
  type Box,
  type DeckTemplate,
  type KindPlaces,
  layoutOf,
  placeholderOf,
  type SlideKind,
  type TemplateLayout,
  type TemplatePlaceholder,
} from "#domain/deckTemplates/deckTemplate.ts";
import type { OwnSlides, ReportDocument } from "../../../document.ts";
import type { Slide } from "../pptx.ts";
import { type BodyKind, FONT, INK, lineCount, type Room } from "../slideLook.ts";

/** How the text that becomes that of a placeholder is marked until the file is packed. */
export const BODY = "own-body";

/** What is put into the placeholders of a slide once it is written, in the order of the deck. */
export interface OwnSlide {
  readonly kind: SlideKind;
  readonly layout: TemplateLayout;
  readonly texts: readonly PlacedText[];
  /** The placeholder that the figure, the table or the text fills; null where it stands freely. */
  readonly area: TemplatePlaceholder | null;
}

/** Lines in a placeholder. */
export interface PlacedText {
  readonly type: string;
  readonly idx: number;
  readonly lines: readonly string[];
  /** Null is the layout's own size. */
  readonly points: number | null;
  /** Null is the layout's own place. */
  readonly box: Box | null;
}

/** An organization's template while slides are made for it. */
export interface OwnDeck extends Pick<OwnSlides, "file" | "template" | "mapping"> {
  readonly slides: OwnSlide[];
  readonly rooms: Readonly<Record<BodyKind, Room>>;
  readonly frame: (slide: Slide, frame: OwnFrame) => void;
}

interface OwnFrame {
  readonly kind: BodyKind;
  readonly title: string;
  readonly measure: string;
  readonly source: string;
}

/** What a measure takes above a figure, and its source below, in inches. */
const [MEASURE, SOURCE] = [0.38, 0.32];
/** What placeholders keep free at each side of their words: what stands freely begins where these do. */
const INSET = 0.1;

export function openOwnDeck({ file, template, mapping }: OwnSlides, { about }: ReportDocument): OwnDeck {
  const slides: OwnSlide[] = [];
  const rooms = { figure: roomOf("figure"), table: roomOf("table"), text: roomOf("text") };
  function roomOf(kind: BodyKind): Room {
    const { area, low } = placeFor(template, mapping[kind]);
    const source = low ? 0 : SOURCE;
    const measure = kind === "text" ? 0.2 : MEASURE;
    return { left: area.x + INSET, top: area.y + measure, wide: area.w - 2 * INSET, high: area.h - measure - source };
  }
  return {
    file,
    template,
    mapping,
    slides,
    rooms,
    frame(slide, { kind, title, measure, source }) {
      const places = mapping[kind];
      const { layout, area, low } = placeFor(template, places);
      // Sample data is named on every slide; the product's own layout has a badge for it.
      const badge = about.sample?.badge ?? "";
      const from = source === "" ? (about.sources[0] ?? "") : source;
      const told = [from, from.endsWith(badge) ? "" : badge].filter(Boolean).join(" · ");
      const line = {
        x: area.x + INSET,
        w: area.w - 2 * INSET,
        fontFace: FONT,
        color: INK.quiet,
        align: "left",
        margin: 0,
      } as const;
      if (measure !== "")
        slide.addText(measure, { ...line, y: area.y, h: MEASURE - 0.08, fontSize: 13, valign: "top", fit: "shrink" });
      if (!low && told !== "")
        slide.addText(told, {
          ...line,
          y: area.y + area.h - SOURCE + 0.06,
          h: SOURCE - 0.06,
          fontSize: 10,
          valign: "bottom",
        });
      slides.push({
        kind,
        layout,
        texts: [
          titleText(template, layout, places, title),
          ...(low && told !== "" ? [{ type: low.type, idx: low.idx, lines: [told], points: null, box: null }] : []),
        ],
        area: placeholderOf(layout, places, "area") ?? null,
      });
    },
  };
}

function placeFor(template: DeckTemplate, places: KindPlaces) {
  const layout = layoutOf(template, places) ?? template.layouts[0];
  if (!layout) throw new RangeError("The template has no layouts.");
  return { layout, area: areaOf(template, layout, places), low: placeholderOf(layout, places, "source") };
}

/** Where a title stands on a layout that has no place for one, so that outlines and screen readers know it none the less. */
const [FREE_TOP, FREE_HIGH, FREE_POINTS] = [0.35, 0.75, 28];

export function titleText(
  template: DeckTemplate,
  layout: TemplateLayout,
  places: KindPlaces,
  words: string,
): PlacedText {
  const place = placeholderOf(layout, places, "title");
  const { x, w } = areaOf(template, layout, places);
  const free = place ? null : { x, y: FREE_TOP, w, h: FREE_HIGH };
  const usual = place?.points ?? FREE_POINTS;
  const fits = sizeThatFits(words, usual, free ?? place ?? { w, h: FREE_HIGH });
  return {
    type: place?.type ?? "title",
    idx: place?.idx ?? 0,
    lines: [words],
    points: fits === usual && place ? null : fits,
    box: free,
  };
}

const SMALLEST = 12;
/** What placeholders keep free at both sides of their words, and above and below them. */
const [SIDES, ENDS] = [2 * INSET, 0.1];

/** The size at which a text stays within a box: its own, or the next smaller one. Fonts of others may be wider than Arial. */
export function sizeThatFits(words: string, usual: number, { w, h }: Pick<Box, "w" | "h">): number {
  let points = usual;
  while (points > SMALLEST && (lineCount(words, points * 1.12, w - SIDES) * points * 1.2) / 72 > h - ENDS) points -= 1;
  return points;
}
