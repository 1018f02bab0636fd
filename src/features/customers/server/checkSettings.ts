import type { Queryable } from "#platform/database/database.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
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
  if (errors.length > 0) throw wrongInput(errors);
  if (before) checkPeople(before, after);
  await checkName(store, before, after.name);
}

function termErrors({ startsOn, endsOn }: CustomerSettings): InputError[] {
  const backwards = startsOn !== null && endsOn !== null && endsOn < startsOn;
  return backwards ? [inputError("/body/endsOn", "term-backwards")] : [];
}

function marketErrors(was: CustomerSettings, { markets }: CustomerSettings, known: KnownMarkets): InputError[] {
  if (known === null) return [];
  return markets.flatMap((market, at) =>
    known.has(market) || was.markets.includes(market)
      ? []
      : [inputError(`/body/markets/${at}`, "market-unknown", { market })],
  );
}

async function ownerErrors(store: Queryable, before: CustomerRow | null, owner: string): Promise<InputError[]> {
  const [person] = await store.query(
    "select 1 from person where person_id = $1 and customer_id = $2 and status <> 'disabled'",
    [Number(owner), before?.id ?? 0],
  );
  return person ? [] : [inputError("/body/owner", "owner-foreign")];
}

function checkPeople(before: CustomerRow, { seats, status }: CustomerSettings): void {
  if (seats !== null && seats !== before.seats && seats < before.seats_used) {
    const error = inputError("/body/seats", "seats-below", { used: before.seats_used });
    throw new Failure("seats-taken", error.message, [error]);
  }
  if (status === "archived" && before.status !== "archived" && before.people > 0) {
    const error = inputError("/body/status", "has-people", { people: before.people });
    throw new Failure("conflict", error.message, [error]);
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
  const error = inputError("/body/name", "name-taken", { name });
  return new Failure("already-exists", error.message, [error]);
}
