import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** A link as the store has it, without the hash of its secret. */
export interface LinkRow {
  readonly id: number;
  readonly label: string;
  readonly market: string;
  readonly person_id: number;
  readonly person: string;
  readonly email: string;
  readonly customer_id: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly opened: number;
  readonly last_opened_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface WhichLinks {
  readonly id?: number | undefined;
  readonly person?: number | undefined;
  readonly customer?: number | undefined;
}

/** Links, newest first. */
export function selectLinks(store: Queryable, { id, person, customer }: WhichLinks): Promise<LinkRow[]> {
  return store.query<LinkRow>(
    `select link.report_link_id as id, link.label, link.market, person.person_id, person.name as person, person.email,
            person.customer_id, link.created_at, link.expires_at, link.opened, link.last_opened_at, link.revoked_at
     from report_link link
     join person on person.person_id = link.person_id
     where ($1::int is null or link.report_link_id = $1)
       and ($2::int is null or person.person_id = $2)
       and ($3::int is null or person.customer_id = $3)
     order by link.report_link_id desc`,
    [id ?? null, person ?? null, customer ?? null],
  );
}

/** @throws Failure `not-found`, also for a link that `which` does not cover */
export async function selectLink(store: Queryable, which: WhichLinks & { readonly id: number }): Promise<LinkRow> {
  const [row] = await selectLinks(store, which);
  if (!row) throw noSuchLink();
  return row;
}

export function noSuchLink(): Failure {
  return new Failure("not-found", "This link does not exist.");
}

/** Whether an administrator lets the people of a customer make links. */
export async function linksAllowed(store: Queryable, customer: number): Promise<boolean> {
  const [row] = await store.query<{ allowed: boolean }>(
    "select report_links as allowed from customer where customer_id = $1",
    [customer],
  );
  return row?.allowed ?? false;
}
