import type { Database, Queryable } from "#platform/database/database.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Person } from "#platform/identity/caller.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { partsOf } from "./partsOf.ts";
import { REQUESTS_PAGE } from "./requestsPage.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** A person of ours asks for a right. For administrators and the customer's owner. */
    readonly "right-requested": { readonly name: string; readonly asked: string };
  }
}

export interface RightAsked {
  readonly asked: string;
  readonly message: string;
}

/**
 * Puts a person's wish for a right before the administrators and the customer's owner; a wish that waits already stays the only
 * one.
 *
 * @throws Failure `market-unknown`, `not-found` for a vertical that is none, `already-exists` for a right that the person has
 */
export async function requestRight(
  database: Database,
  { person, rights }: { readonly person: Person; readonly rights: Rights },
  { asked, message }: RightAsked,
  loadedRevisions: LoadedRevisions,
): Promise<void> {
  checkKnown(asked, loadedRevisions);
  if (has(rights, asked)) throw new Failure("already-exists", "You have this right already.");
  await database.transaction(async (transaction) => {
    const [request] = await transaction.query(
      `insert into access_request (kind, person_id, email, name, organization, asked, message, language)
       values ('right', $1, $2, $3, $4, $5, $6, $7)
       on conflict (email, kind, asked) where status in ('unconfirmed', 'open') do nothing
       returning access_request_id`,
      [person.id, person.email, person.name, person.customer, asked, message, person.language ?? "en-US"],
    );
    if (!request) return;
    const told = [...(await administrators(transaction)), ...(await ownerOf(transaction, person))];
    await notify(
      transaction,
      told.filter((id) => id !== person.id),
      { kind: "right-requested", data: { name: person.name, asked }, link: REQUESTS_PAGE },
    );
  });
}

function checkKnown(asked: string, loadedRevisions: LoadedRevisions): void {
  const { sort, id } = partsOf(asked);
  if (sort === "market") loadedRevisions.current().market(id);
  if (sort === "vertical" && !VERTICALS.some((vertical) => vertical.id === id))
    throw new Failure("not-found", `There is no vertical ${id}.`);
}

function has(rights: Rights, asked: string): boolean {
  const { sort, id } = partsOf(asked);
  if (sort === "role") return rights.role === id;
  if (sort === "market") return mayReadMarket(rights, id);
  if (sort === "vertical") return mayReadVertical(rights, id);
  return rights.access.some((flag) => flag === id);
}

async function ownerOf(transaction: Queryable, { customerId }: Person): Promise<number[]> {
  const rows = await transaction.query<{ owner_id: number }>(
    "select owner_id from customer where customer_id = $1 and owner_id is not null",
    [customerId],
  );
  return rows.map((row) => row.owner_id);
}
