import {
  areaOf,
  type KindPlaces,
  layoutOf,
  placeholderOf,
  type SlideKind,
} from "#domain/deckTemplates/deckTemplate.ts";
import { writerWords } from "../../writerWords.ts";
import type { Deck } from "../deck.ts";
import { LAYOUTS } from "../layouts.ts";
import { FONT, INK } from "../slideLook.ts";
import { type OwnDeck, titleText } from "./ownDeck.ts";

/** What it is, about what, for whom and by whom, on the organization's own cover; its logo is on it. */
export function addOwnCover(deck: Deck, own: OwnDeck): void {
  const { subject, about, brand, locale, title: named } = deck.document;
  const title = named.trim() || brand.product;
  const client = about.client === null ? "" : `${writerWords(locale).client}: ${about.client}`;
  const made = [brand.organisation, about.madeAt].filter(Boolean).join(" · ");
  const lines = [subject, client, made].filter((line) => line !== "");
  const slide = addSlide(deck, title);
  const { sample } = about;
  if (sample)
    slide.addText([{ text: `${sample.badge}  `, options: { bold: true } }, { text: sample.sentence }], {
      x: own.template.width * 0.08,
      y: own.template.height - 1.15,
      w: own.template.width * 0.84,
      h: 0.4,
      fontFace: FONT,
      fontSize: 12,
      color: INK.sample,
      fill: { color: INK.sampleFill },
      margin: [0, 8, 0, 8],
      valign: "middle",
      align: "left",
      objectName: sample.badge,
    });
  slide.addNotes([title, subject, client, made, ...about.method].filter(Boolean).join("\n"));
  place(own, { kind: "cover", places: own.mapping.cover, title, lines });
}

/** The last slide, for whoever has one: it says whose deck it was. */
export function addOwnClosing(deck: Deck, own: OwnDeck): void {
  const { brand, about } = deck.document;
  if (!own.mapping.closing) return;
  const title = brand.organisation ?? brand.product;
  addSlide(deck, title).addNotes([title, ...about.method].join("\n"));
  place(own, { kind: "closing", places: own.mapping.closing, title, lines: [] });
}

function addSlide({ pptx }: Deck, section: string) {
  pptx.addSection({ title: section });
  return pptx.addSlide({ masterName: LAYOUTS.content, sectionTitle: section });
}

interface Placed {
  readonly kind: SlideKind;
  readonly places: KindPlaces;
  readonly title: string;
  readonly lines: readonly string[];
}

function place({ template, slides }: OwnDeck, { kind, places, title, lines }: Placed): void {
  const layout = layoutOf(template, places) ?? template.layouts[0];
  if (!layout) return;
  const below = placeholderOf(layout, places, "area");
  const texts = [titleText(template, layout, places, title)];
  if (lines.length > 0)
    texts.push({
      type: below?.type ?? "body",
      idx: below?.idx ?? 1,
      lines,
      points: (below?.h ?? 0) < 0.5 * lines.length ? 14 : null,
      box: below ? null : { ...areaOf(template, layout, places), h: 1.5 },
    });
  slides.push({ kind, layout, texts, area: null });
}
