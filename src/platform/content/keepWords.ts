import type { Queryable } from "#platform/database/database.ts";
import type { ContentTexts } from "#domain/content/contentItem.ts";
import { documentText } from "#domain/content/documentText.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { DICTIONARY } from "./searchContent.ts";

/** Keeps what search finds of an item: titles weigh most, then summaries. Null takes it out of search. */
export async function keepWords(transaction: Queryable, id: number, texts: ContentTexts | null): Promise<void> {
  await transaction.query("delete from content_words where content_item_id = $1", [id]);
  for (const language of texts ? LOCALES : []) {
    const text = texts?.[language];
    if (!text) continue;
    await transaction.query(
      `insert into content_words (content_item_id, language, words)
       select $1::int, language, setweight(to_tsvector(${DICTIONARY}, $3::text), 'A')
         || setweight(to_tsvector(${DICTIONARY}, $4::text), 'B') || setweight(to_tsvector(${DICTIONARY}, $5::text), 'D')
       from (select $2::text as language) as written`,
      [id, language, text.title, text.summary, documentText(text.body)],
    );
  }
}
