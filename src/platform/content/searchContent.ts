import type { Queryable } from "#platform/database/database.ts";
import type { Locale } from "#domain/taxonomy/name.ts";

/** More words than this narrow nothing further. */
const MOST_WORDS = 12;

/** Which dictionary of the store knows the endings of a language. */
export const DICTIONARY = `case language when 'de-DE' then 'german' when 'es-ES' then 'spanish' else 'english' end::regconfig`;

/**
 * Which published items hold all the words, or words that begin so, in any one of their languages: id to rank, higher is better. What is found in the
 * reader's own language counts double.
 *
 * @returns null where nothing was asked
 */
export async function searchContent(
  store: Queryable,
  asked: string,
  language: Locale,
): Promise<ReadonlyMap<number, number> | null> {
  const query = prefixQuery(asked);
  if (query === "") return null;
  const rows = await store.query<{ id: number; rank: number }>(
    `select content_item_id as id,
            max(ts_rank(words, asked.query) * case when language = $2 then 2 else 1 end)::float8 as rank
     from content_words, lateral (select to_tsquery(${DICTIONARY}, $1) as query) as asked
     where words @@ asked.query
     group by content_item_id`,
    [query, language],
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** `tire ma` as the store asks it: every word, with any ending. Letters and digits only, so nothing in it is read as an operator. */
export function prefixQuery(asked: string): string {
  const words = asked.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word.slice(0, 60)}:*`)
    .join(" & ");
}
