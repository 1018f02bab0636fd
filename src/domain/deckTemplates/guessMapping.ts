import {
  areaOf,
  type DeckTemplate,
  isContent,
  isTitle,
  type KindPlaces,
  type SlideKind,
  type TemplateLayout,
  type TemplateMapping,
  type TemplatePlaceholder,
} from "./deckTemplate.ts";

/** What layouts are called in the three languages of the product, and what PowerPoint notes of how it made them. */
const KNOWN: Readonly<Record<SlideKind, { readonly types: readonly string[]; readonly name: RegExp }>> = {
  cover: { types: ["title"], name: /title slide|cover|titelfolie|deckblatt|diapositiva de t[ií]tulo|portada/i },
  figure: {
    types: ["chart", "obj"],
    name: /chart|figure|abbildung|figura|diagramm|gr[aá]fico|content|inhalt|objetos|contenido/i,
  },
  table: { types: ["tbl", "obj"], name: /table|tabelle|tabla|content|inhalt|objetos|contenido/i },
  text: {
    types: ["tx", "obj"],
    name: /text(?!.*(bild|picture|imagen))|texto|bullets|content|inhalt|objetos|contenido/i,
  },
  closing: {
    types: [],
    name: /clos|thank|\bend\b|contact|schluss|abschluss|danke|kontakt|\bende\b|cierre|gracias|contacto|final/i,
  },
};

/** Comparisons and pictures with words need more than one thing to say. */
const OTHERS =
  /compar|vergleich|two content|zwei inhalte|dos objetos|section|abschnitt|secci[oó]n|vertical|quote|zitat|cita/i;

/** Which layout each kind of slide looks best on, by what layouts are called, how they were made and what they hold. */
export function guessMapping(template: DeckTemplate): TemplateMapping {
  const best = (kind: SlideKind) =>
    template.layouts
      .map((layout, at) => ({ layout, score: scoreOf(kind, layout, template) - at / 100 }))
      .toSorted((a, b) => b.score - a.score)[0]?.layout;
  const on = (kind: Exclude<SlideKind, "closing">): KindPlaces => {
    const layout = best(kind) ?? template.layouts[0];
    return layout ? placesOn(kind, layout) : { layout: 0, title: null, area: null, source: null };
  };
  const closing = template.layouts.find(({ name }) => KNOWN.closing.name.test(name));
  return {
    cover: on("cover"),
    figure: on("figure"),
    table: on("table"),
    text: on("text"),
    closing: closing ? placesOn("closing", closing) : null,
  };
}

function scoreOf(kind: SlideKind, layout: TemplateLayout, template: DeckTemplate): number {
  const { width, height } = template;
  const area = areaOf(template, layout, placesOn(kind, layout));
  // Whatever it is called: a chart in a strip is no chart, and a table in one goes on and on.
  const isStrip = kind !== "cover" && (area.w < width * 0.45 || area.h < height * 0.35);
  const { types, name } = KNOWN[kind];
  const content = layout.placeholders.filter(isContent).filter(({ w, h }) => w * h > 0.15 * width * height);
  const fits = kind === "cover" ? 0 : content.length === 1 ? 5 : content.length === 0 ? 2 : -3;
  return (
    (types.includes(layout.type) ? 12 - types.indexOf(layout.type) : 0) +
    (name.test(layout.name) ? 6 : 0) +
    (layout.placeholders.some(isTitle) ? 8 : 0) +
    (kind !== "cover" && layout.type === "titleOnly" ? 3 : 0) +
    (kind !== "cover" && (KNOWN.cover.types.includes(layout.type) || KNOWN.closing.name.test(layout.name)) ? -14 : 0) +
    (isStrip ? -20 : 0) +
    (OTHERS.test(layout.name) ? -10 : 0) +
    fits
  );
}

/** What stands where on a layout: the largest place for content is the area; a low one below it may hold the source. */
export function placesOn(kind: SlideKind, layout: TemplateLayout): KindPlaces {
  const size = ({ w, h }: TemplatePlaceholder) => w * h;
  const content = layout.placeholders.filter(isContent).toSorted((a, b) => size(b) - size(a));
  const [area] = content;
  const source = content.find(
    (one) => one !== area && area !== undefined && one.y >= area.y + area.h - 0.1 && one.h < 0.7,
  );
  return {
    layout: layout.number,
    title: layout.placeholders.find(isTitle)?.idx ?? null,
    area: area?.idx ?? null,
    source: kind === "figure" || kind === "table" ? (source?.idx ?? null) : null,
  };
}
