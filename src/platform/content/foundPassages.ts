import type { Queryable } from "#platform/database/database.ts";
import type { ContentTexts } from "#domain/content/contentItem.ts";
import { documentText } from "#domain/content/documentText.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { DICTIONARY, prefixQuery } from "./searchContent.ts";

/** A piece of a text: what was looked for, or what stands around it. */
export interface PassagePart {
  readonly text: string;
  readonly hit: boolean;
}

/** Where an item holds what was looked for, in the first language that does. */
export interface FoundPassages {
  readonly language: Locale;
  readonly title: readonly PassagePart[];
  readonly excerpt: readonly PassagePart[];
  /** Whether the text goes on before and after the excerpt. */
  readonly cut: { readonly start: boolean; readonly end: boolean };
}

interface MarkedRow {
  readonly id: number;
  readonly language: Locale;
  readonly title: string;
  readonly excerpt: string;
}

/** Around a hit. No document holds them: `checkDocument` lets no control characters in. */
const [OPEN, CLOSE] = ["\u0002", "\u0003"];
const HIT = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`);
const MARKS = `StartSel=${OPEN}, StopSel=${CLOSE}`;

/**
 * Where published items hold the words that were looked for: the title, and a line or two of the text around the first hits, in the reader's
 * language where it holds them.
 */
export async function foundPassages(
  store: Queryable,
  asked: string,
  items: readonly number[],
  language: Locale,
): Promise<ReadonlyMap<number, FoundPassages>> {
  const query = prefixQuery(asked);
  if (query === "" || items.length === 0) return new Map();
  const texts = await writtenTexts(store, items);
  const rows = await markedRows(store, query, texts);
  const order = [language, ...LOCALES];
  const isBetter = (one: MarkedRow, other: MarkedRow | undefined) =>
    other === undefined || order.indexOf(one.language) < order.indexOf(other.language);
  const best = new Map<number, MarkedRow>();
  for (const row of rows)
    if (`${row.title}${row.excerpt}`.includes(OPEN) && isBetter(row, best.get(row.id))) best.set(row.id, row);
  const textOf = ({ id, language: written }: MarkedRow) =>
    texts.find((one) => one.id === id && one.language === written)?.text ?? "";
  return new Map([...best].map(([id, row]) => [id, passagesOf(row, textOf(row))]));
}

interface WrittenText {
  readonly id: number;
  readonly language: Locale;
  readonly title: string;
  readonly text: string;
}

async function writtenTexts(store: Queryable, items: readonly number[]): Promise<WrittenText[]> {
  const rows = await store.query<{ id: number; texts: ContentTexts }>(
    `select item.content_item_id as id, coalesce(shown.state -> 'texts', '{}') as texts
     from content_item as item
     join content_version as shown on shown.content_item_id = item.content_item_id and shown.number = item.published
     where item.deleted_at is null and item.content_item_id = any($1::int[])`,
    [items],
  );
  return rows.flatMap(({ id, texts }) =>
    LOCALES.flatMap((language) => {
      const written = texts[language];
      if (!written) return [];
      const { title, summary, body } = written;
      return [{ id, language, title, text: `${summary}\n${documentText(body)}` }];
    }),
  );
}

function markedRows(store: Queryable, query: string, texts: readonly WrittenText[]): Promise<MarkedRow[]> {
  return store.query<MarkedRow>(
    `select id, language,
            ts_headline(${DICTIONARY}, title, asked.query, 'HighlightAll=true, ${MARKS}') as title,
            ts_headline(${DICTIONARY}, text, asked.query, 'MinWords=18, MaxWords=36, ${MARKS}') as excerpt
     from unnest($2::int[], $3::text[], $4::text[], $5::text[]) as written (id, language, title, text),
          lateral (select to_tsquery(${DICTIONARY}, $1) as query) as asked`,
    [
      query,
      texts.map(({ id }) => id),
      texts.map(({ language }) => language),
      texts.map(({ title }) => title),
      texts.map(({ text }) => text),
    ],
  );
}

function passagesOf({ language, title, excerpt }: MarkedRow, text: string): FoundPassages {
  const parts = passageParts(excerpt);
  return { language, title: passageParts(title), excerpt: parts, cut: cutEnds(parts, text) };
}

/** At which ends an excerpt was cut out of a text; white space alone is nothing lost. */
export function cutEnds(excerpt: readonly PassagePart[], text: string): FoundPassages["cut"] {
  const shown = squeezed(excerpt.map((part) => part.text).join(""));
  const whole = squeezed(text);
  return { start: !whole.startsWith(shown), end: !whole.endsWith(shown) };
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A text whose hits stand between marks, taken apart at them. */
export function passageParts(marked: string): PassagePart[] {
  return marked
    .split(HIT)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith(OPEN) ? { text: part.slice(1, -1), hit: true } : { text: part, hit: false }));
}
