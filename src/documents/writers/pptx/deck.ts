import { defineLayouts, LAYOUTS } from "./layouts.ts";
import { Pptx, type Slide } from "./pptx.ts";
import type { ReportDocument } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { xmlText } from "../xmlText.ts";
import type { NativeChart } from "./chart/nativeChart.ts";
import { type BodyKind, FONT, lineCount, type Room, SLIDE } from "./slideLook.ts";
import { openOwnDeck, type OwnDeck } from "./template/ownDeck.ts";

/** What stands on a slide of content, whatever its content is. */
export interface SlideFrame {
  readonly kind: BodyKind;
  /** The part of the document that it belongs to: above its title, and in the sorter. */
  readonly section: string;
  /** The sentence that the slide says. */
  readonly title: string;
  /** What is measured, below the title. */
  readonly measure: string;
  readonly source: string;
  /** What the speaker can say: each a paragraph. */
  readonly notes: readonly string[];
}

/** Slides under way, with the charts that are drawn by Office. */
export interface Deck {
  readonly pptx: Pptx;
  readonly document: ReportDocument;
  /** In the order in which they were added. */
  readonly charts: { readonly chart: NativeChart; readonly alt: string }[];
  readonly rooms: Readonly<Record<BodyKind, Room>>;
  /** The organization's template that the slides fill; null where they have the product's look. */
  readonly own: OwnDeck | null;
  readonly addSlide: (frame: SlideFrame) => Slide;
}

export function openDeck(document: ReportDocument): Deck {
  const { brand, about, title, subject } = document;
  const pptx = new Pptx();
  const own = document.ownSlides ? openOwnDeck(document.ownSlides, document) : null;
  const { width, height } = own?.template ?? SLIDE;
  pptx.defineLayout({ name: "OWN", width, height });
  pptx.layout = "OWN";
  pptx.title = `${title} · ${subject}`;
  pptx.subject = subject;
  pptx.author = brand.organisation ?? brand.product;
  // The one text that the library puts into a part as it is.
  pptx.company = xmlText(brand.organisation ?? brand.product);
  pptx.theme = { headFontFace: FONT, bodyFontFace: FONT };
  if (own) pptx.defineSlideMaster({ title: LAYOUTS.content, objects: [] });
  else defineLayouts(pptx, document);

  const sections = new Set<string>();
  return {
    pptx,
    document,
    charts: [],
    rooms: own?.rooms ?? { figure: SLIDE, table: SLIDE, text: SLIDE },
    own,
    addSlide({ kind, section: named, title: headline, measure, source, notes }) {
      const section = named.trim() || title.trim() || brand.product;
      if (!sections.has(section)) {
        pptx.addSection({ title: section });
        sections.add(section);
      }
      const slide = pptx.addSlide({ masterName: LAYOUTS.content, sectionTitle: section });
      const words = headline.trim() === "" ? section : headline;
      slide.addNotes(notes.filter((note) => note !== "").join("\n"));
      if (own) {
        own.frame(slide, { kind, title: words, measure, source });
        return slide;
      }
      // As a run of its own: the size of a whole text gives way to that of its placeholder.
      slide.addText([{ text: words, options: { fontSize: headlinePoints(words) } }], { placeholder: "headline" });
      slide.addText(section, { placeholder: "section" });
      slide.addText(measure === "" ? " " : measure, { placeholder: "measure" });
      slide.addText(source === "" ? (about.sources[0] ?? " ") : source, { placeholder: "source" });
      return slide;
    },
  };
}

/** Two lines are all there is room for; bold letters are a little wider. */
function headlinePoints(words: string): number {
  return [24, 20, 17].find((points) => lineCount(words, points * 1.06, SLIDE.wide) <= 2) ?? 15;
}

/** What every slide's notes end in. */
export function methodNotes({ about, locale }: ReportDocument, source: string): string[] {
  const words = writerWords(locale);
  return [
    source,
    ...about.method.map((method, at) => (at === 0 ? `${words.method}: ${method}` : method)),
    ...(about.sample ? [`${about.sample.badge}. ${about.sample.sentence}`] : []),
  ];
}
