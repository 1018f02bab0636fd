import type { DeckTemplate, TemplateMapping } from "#domain/deckTemplates/deckTemplate.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";

/** A version of a customer's template, without its file. */
export interface TemplateRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly bytes: number;
  readonly by: string;
  readonly at: Date;
  readonly in_use: boolean;
  readonly removed_at: Date | null;
  readonly template: DeckTemplate;
  readonly mapping: TemplateMapping;
}

/** Those that are not removed, newest first; with an id that one alone, removed or not. */
export function selectTemplates(store: Queryable, customer: number, id: number | null = null): Promise<TemplateRow[]> {
  return store.query<TemplateRow>(
    `select deck.deck_template_id as id, deck.version, deck.name, length(deck.file) as bytes, person.name as by, deck.at,
            deck.in_use, deck.removed_at, deck.template, deck.mapping /* never null: bytes; every version has its file */
     from deck_template as deck
     join person on person.person_id = deck.person_id
     where deck.customer_id = $1 and case when $2::int is null then deck.removed_at is null else deck.deck_template_id = $2 end
     order by deck.version desc`,
    [customer, id],
  );
}

/** @throws Failure `not-found`, also for one of another customer */
export async function selectTemplate(store: Queryable, customer: number, id: number): Promise<TemplateRow> {
  const [row] = await selectTemplates(store, customer, id);
  if (!row) throw new Failure("not-found", "This customer has no such template.");
  return row;
}

/** What a version comes with. */
export interface NewTemplate {
  readonly name: string;
  readonly file: Uint8Array;
  readonly template: DeckTemplate;
  readonly mapping: TemplateMapping;
  readonly person: number;
}

/** Keeps a template as the next version, in use in place of the one before. The caller holds the customer's lock. */
export async function insertTemplate(
  transaction: Queryable,
  customer: number,
  { name, file, template, mapping, person }: NewTemplate,
): Promise<TemplateRow> {
  await useNone(transaction, customer);
  const [row] = await transaction.query<{ id: number }>(
    `insert into deck_template (customer_id, version, name, file, template, mapping, person_id, in_use)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, true
     from deck_template where customer_id = $1
     returning deck_template_id as id`,
    [customer, name, file, JSON.stringify(template), JSON.stringify(mapping), person],
  );
  return selectTemplate(transaction, customer, row?.id ?? 0);
}

export async function useNone(transaction: Queryable, customer: number): Promise<void> {
  await transaction.query("update deck_template set in_use = false where customer_id = $1 and in_use", [customer]);
}

/** Forgets what was removed a month ago: it can no longer be had back. */
export async function sweepTemplates(store: Queryable): Promise<void> {
  await store.query("delete from deck_template where removed_at < now() - interval '30 days'");
}
