import { z } from "zod";
import type { Queryable } from "#platform/database/database.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { newsSections } from "../contract.ts";

const texts = z.record(z.enum(LOCALES), z.string().min(1));
const verticals = VERTICALS.map(({ id }) => id);

/** A file of publications with their issues. */
const newsFile = z.object({
  publications: z.array(
    z.object({
      id: z.string().min(1).max(64),
      vertical: z.enum(verticals).nullable(),
      name: texts,
      description: texts,
      issues: z.array(z.object({ number: z.number().int(), date: z.iso.date(), title: texts, sections: newsSections })),
    }),
  ),
});

/**
 * Takes in a file of publications; those that are there already are written anew, with their issues.
 *
 * @throws ZodError for what is none
 */
export async function loadNews(
  store: Queryable,
  file: unknown,
  { sample }: { readonly sample: boolean },
): Promise<void> {
  const { publications } = newsFile.parse(file);
  for (const [position, { id, vertical, name, description, issues }] of publications.entries()) {
    await store.query(
      `insert into news_publication (news_publication_id, vertical, names, descriptions, position, sample)
       values ($1, $2, $3::text::jsonb, $4::text::jsonb, $5, $6)
       on conflict (news_publication_id) do update set vertical = excluded.vertical, names = excluded.names,
         descriptions = excluded.descriptions, position = excluded.position, sample = excluded.sample`,
      [id, vertical, JSON.stringify(name), JSON.stringify(description), position, sample],
    );
    for (const { number, date, title, sections } of issues) {
      await store.query(
        `insert into news_issue (news_publication_id, number, issued_on, titles, contents, sample)
         values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6)
         on conflict (news_publication_id, number) do update set issued_on = excluded.issued_on, titles = excluded.titles,
           contents = excluded.contents, sample = excluded.sample`,
        [id, number, date, JSON.stringify(title), JSON.stringify(sections), sample],
      );
    }
  }
}
