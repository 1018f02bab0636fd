import type { OwnSlides, ReportDocument } from "#documents/document.ts";
import type { DeckLook } from "#domain/deckTemplates/deckLook.ts";
import type { DeckTemplate, TemplateMapping } from "#domain/deckTemplates/deckTemplate.ts";
import type { Queryable } from "#platform/database/database.ts";

interface Slides {
  /** Whose template. */
  readonly customer: number;
  readonly format: string;
  /** Its own where left out. */
  readonly look?: DeckLook;
}

/** A document as it is to be printed: slides come with the organization's template, all other formats have no use for it. */
export function inOwnSlides(
  store: Queryable,
  { customer, format, look = "ours" }: Slides,
  compose: () => ReportDocument | Promise<ReportDocument>,
): () => Promise<ReportDocument> {
  return async () => {
    const document = await compose();
    const ownSlides = format === "pptx" && look === "ours" ? await ownSlidesFor(store, customer) : null;
    return ownSlides ? { ...document, ownSlides } : document;
  };
}

/** The template in use, with its file; null without one. */
export async function ownSlidesFor(store: Queryable, customer: number): Promise<OwnSlides | null> {
  const [row] = await store.query<{ file: Uint8Array; template: DeckTemplate; mapping: TemplateMapping }>(
    "select file, template, mapping from deck_template where customer_id = $1 and in_use",
    [customer],
  );
  // A driver's own kind of buffer cannot be handed to another process.
  return row ? { ...row, file: new Uint8Array(row.file) } : null;
}

/** What the template in use is called; null without one. */
export async function templateNameFor(store: Queryable, customer: number): Promise<string | null> {
  const [row] = await store.query<{ name: string }>(
    "select name from deck_template where customer_id = $1 and in_use",
    [customer],
  );
  return row?.name ?? null;
}
