import { Failure } from "#domain/failure.ts";
import { type RateCardLine, UNITS } from "#domain/proposals/rateCard.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { record } from "../record.ts";

export interface CardRow {
  readonly id: number;
  readonly file: string;
  readonly by: string;
  readonly at: Date;
}

interface LineRow extends Omit<RateCardLine, "unit"> {
  readonly unit: string;
}

/** The card that counts now; null without one. */
export async function selectCard(store: Queryable, customer: number): Promise<CardRow | null> {
  const [card] = await store.query<CardRow>(
    `select card.rate_card_id as id, card.file_name as file, person.name as by, card.at
     from rate_card as card join person on person.person_id = card.person_id
     where card.customer_id = $1 and card.ended_by is null`,
    [customer],
  );
  return card ?? null;
}

/** The lines of the card that counts now, as its file had them. */
export async function selectCardLines(store: Queryable, customer: number): Promise<RateCardLine[]> {
  const rows = await store.query<LineRow>(
    `select line.station, line.product, line.unit, line.cents, to_char(line.from_day, 'YYYY-MM-DD') as "from",
            to_char(line.until_day, 'YYYY-MM-DD') as until, line.note
     from rate_card_line as line join rate_card as card on card.rate_card_id = line.rate_card_id
     where card.customer_id = $1 and card.ended_by is null order by line.line`,
    [customer],
  );
  return rows.map(({ unit, ...line }) => ({ ...line, unit: UNITS.find((known) => known === unit) ?? "once" }));
}

/** Puts a card in the place of the one that counted, and answers its id. The audit log learns that it happened, and no price. */
export function replaceCard(
  database: Database,
  person: Person,
  file: string,
  lines: readonly RateCardLine[],
): Promise<number> {
  return database.transaction(async (store) => {
    await lock(store, person.customerId);
    // It does not count before the former one has made room.
    const [made] = await store.query<{ id: number }>(
      `insert into rate_card (customer_id, person_id, file_name, ended_by) values ($1, $2, $3, 0)
       returning rate_card_id as id`,
      [person.customerId, person.id, file],
    );
    if (!made) throw new Error("The rate card was not kept.");
    await store.query("update rate_card set ended_by = $2 where customer_id = $1 and ended_by is null", [
      person.customerId,
      made.id,
    ]);
    await store.query("update rate_card set ended_by = null where rate_card_id = $1", [made.id]);
    await store.query(
      `insert into rate_card_line (rate_card_id, line, customer_id, station, product, unit, cents, from_day, until_day, note)
       select $1::int, place, $2::int, station, product, unit, cents, "from"::date, until::date, note
       from json_to_recordset($3::text::json) as given(place int, station text, product text, unit text, cents bigint,
         "from" text, until text, note text)`,
      [made.id, person.customerId, JSON.stringify(lines.map((line, place) => ({ ...line, place })))],
    );
    await record(store, person, "rateCard.imported");
    return made.id;
  });
}

/**
 * Takes the card that counts back: the one before it counts again, if there was one.
 *
 * @throws Failure `not-found` for a card that does not count, of another organisation, or brought in too long ago
 */
export function undoCard(database: Database, person: Person, card: number): Promise<void> {
  return database.transaction(async (store) => {
    await lock(store, person.customerId);
    const undone = await store.query(
      `update rate_card set ended_by = rate_card_id
       where rate_card_id = $1 and customer_id = $2 and ended_by is null and at > now() - interval '30 days'
       returning rate_card_id`,
      [card, person.customerId],
    );
    if (undone.length === 0) throw new Failure("not-found", "There is no such rate card to undo.");
    await store.query("update rate_card set ended_by = null where ended_by = $1 and rate_card_id <> $1", [card]);
    await store.query("delete from rate_card where rate_card_id = $1", [card]);
    await record(store, person, "rateCard.undone");
  });
}

/** Two files at a time would end the same card. */
async function lock(store: Queryable, customer: number): Promise<void> {
  await store.query("select 1 as one from customer where customer_id = $1 for update", [customer]);
}
