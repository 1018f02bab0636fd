import type { Queryable } from "#database/database.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import type { CustomerSettings } from "../contract/customerSchemas.ts";
import type { KnownMarkets } from "./knownMarkets.ts";
import type { CustomerRow } from "./selectCustomers.ts";
import { EMPTY_SETTINGS, settingsOf } from "./settingsOf.ts";

/**
 * Checks what no schema can: settings against each other, the people there are, and the published markets. `before` is null for a
 * customer to be. Markets that the customer has had before they vanished from the data may stay.
 *
 * @throws Failure `invalid-input` with a pointer for each wrong setting, `seats-taken`, `already-exists`, `conflict`
 */
export async function checkSettings(
  store: Queryable,
  before: CustomerRow | null,
  after: CustomerSettings,
  known: KnownMarkets,
): Promise<void> {
  const was = before ? settingsOf(before) : { name: "", ...EMPTY_SETTINGS };
  const errors = [...termErrors(after), ...marketErrors(was, after, known)];
  if (after.owner !== null && after.owner !== was.owner)
    errors.push(...(await ownerErrors(store, before, after.owner)));
  if (errors.length > 0)
    throw new Failure(
      "invalid-input",
      errors.map(({ pointer, message }) => `${pointer}: ${message}`).join("; "),
      errors,
    );
  if (before) checkPeople(before, after);
  await checkName(store, before, after.name);
}

function termErrors({ startsOn, endsOn }: CustomerSettings): InputError[] {
  const backwards = startsOn !== null && endsOn !== null && endsOn < startsOn;
  return backwards ? [{ pointer: "/body/endsOn", message: "Must not be before the first day." }] : [];
}

function marketErrors(was: CustomerSettings, { markets }: CustomerSettings, known: KnownMarkets): InputError[] {
  if (known === null) return [];
  return markets.flatMap((market, at) =>
    known.has(market) || was.markets.includes(market)
      ? []
      : [{ pointer: `/body/markets/${at}`, message: `The published data has no market "${market}".` }],
  );
}

async function ownerErrors(store: Queryable, before: CustomerRow | null, owner: string): Promise<InputError[]> {
  const [person] = await store.query(
    "select 1 from person where person_id = $1 and customer_id = $2 and status <> 'disabled'",
    [Number(owner), before?.id ?? 0],
  );
  return person ? [] : [{ pointer: "/body/owner", message: "Must be one of the customer's people." }];
}

function checkPeople(before: CustomerRow, { seats, status }: CustomerSettings): void {
  if (seats !== null && seats !== before.seats && seats < before.seats_used) {
    const message = `${before.seats_used} seats are taken. Deactivate people first, or leave at least as many seats.`;
    throw new Failure("seats-taken", message, [{ pointer: "/body/seats", message }]);
  }
  if (status === "archived" && before.status !== "archived" && before.people > 0) {
    throw new Failure(
      "conflict",
      `${before.name} still has ${before.people} people. Deactivate them or move them to another customer first.`,
    );
  }
}

async function checkName(store: Queryable, before: CustomerRow | null, name: string): Promise<void> {
  const taken = await store.query("select 1 from customer where lower(name) = lower($1) and customer_id <> $2", [
    name,
    before?.id ?? 0,
  ]);
  if (taken.length > 0) throw nameTaken(name);
}

export function nameTaken(name: string): Failure {
  const message = `There is already a customer named "${name}".`;
  return new Failure("already-exists", message, [{ pointer: "/body/name", message }]);
}
