import {
  areaOf,
  type KindPlaces,
  layoutOf,
  placeholderOf,
  type SlideKind,
} from "#domain/deckTemplates/deckTemplate.ts";
import { writerWords } from "../../writerWords.ts";
import { addClientLogo } from "../coverLogos.ts";
import type { Deck } from "../deck.ts";
import { LAYOUTS } from "../layouts.ts";
import { addSampleNote } from "../sampleNote.ts";
import { type OwnDeck, titleText } from "./ownDeck.ts";

/** What it is, about what, for whom and by whom, on the organization's own cover; its logo is on it. */
export function addOwnCover(deck: Deck, own: OwnDeck): void {
  const { subject, about, brand, locale, title: named } = deck.document;
  const title = named.trim() || brand.product;
  const client = about.client === null ? "" : `${writerWords(locale).client}: ${about.client}`;
  const made = [brand.organisation, about.madeAt].filter(Boolean).join(" · ");
  const lines = [subject, client, made].filter((line) => line !== "");
  const slide = addSlide(deck, title);
  const { width, height } = own.template;
  addSampleNote(slide, about, { left: width * 0.08, top: height - 1.15, wide: width * 0.84, high: 0.4 });
  addClientLogo(slide, deck.document, { right: width * 0.94, top: height * 0.06, paper: true });
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
