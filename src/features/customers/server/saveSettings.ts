import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type Difference, differenceOf } from "#domain/figures/difference.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { notify } from "#platform/notifications/notify.ts";
import { changedSettings } from "../contract/changedSettings.ts";
import type { CustomerChange, CustomerSettings } from "../contract/customerSchemas.ts";
import { checkSettings } from "./checkSettings.ts";
import type { KnownMarkets } from "./knownMarkets.ts";
import { lockCustomer, selectCustomer, type CustomerRow } from "./selectCustomers.ts";
import { EMPTY_SETTINGS, settingsOf } from "./settingsOf.ts";
import { insertCustomer, updateCustomer } from "./writeSettings.ts";

/** What was done to a customer; the difference is null when nothing was. */
export interface Saved {
  readonly row: CustomerRow;
  readonly difference: Difference | null;
}

export interface SaveContext {
  readonly by: Person;
  readonly known: KnownMarkets;
}

/** Adds a customer, checked and noted in the audit log. @throws Failure `invalid-input`, `already-exists` */
export async function addCustomer(
  transaction: Queryable,
  given: CustomerChange & { readonly name: string },
  { by, known }: SaveContext,
): Promise<Saved> {
  const settings = changedSettings({ ...EMPTY_SETTINGS, name: given.name }, given);
  await checkSettings(transaction, null, settings, known);
  const id = await insertCustomer(transaction, settings);
  const row = await selectCustomer(transaction, id);
  const { after } = differenceOf<object>({ ...EMPTY_SETTINGS, name: "" }, settings) ?? { after: {} };
  await recordChange(transaction, { ...subject(by, row), action: "customer.created", after });
  return { row, difference: { before: {}, after } };
}

/**
 * Changes a customer whose lock the transaction holds, checked and noted in the audit log. People whose rights change by it are
 * told.
 *
 * @throws Failure `invalid-input`, `seats-taken`, `already-exists`, `conflict`
 */
export async function saveSettings(
  transaction: Queryable,
  before: CustomerRow,
  change: CustomerChange,
  { by, known }: SaveContext,
): Promise<Saved> {
  const settings = changedSettings(settingsOf(before), change);
  await checkSettings(transaction, before, settings, known);
  const difference = differenceOf(settingsOf(before), settings);
  if (!difference) return { row: before, difference };
  await updateCustomer(transaction, before.id, settings);
  const row = await selectCustomer(transaction, before.id);
  const readable = {
    before: withOwner(difference.before, before),
    after: withOwner(difference.after, row),
  };
  if (RIGHTS.some((field) => field in difference.after)) await tellPeople(transaction, row, by);
  await recordChange(transaction, { ...subject(by, row), action: actionOf(difference), ...readable });
  return { row, difference: readable };
}

/** Locks a customer and makes sure that it is still as the editor saw it. @throws Failure `not-found`, `conflict` */
export async function lockVersion(transaction: Queryable, id: number, version: number): Promise<CustomerRow> {
  const row = await lockCustomer(transaction, id);
  if (row.version !== version) throw changedMeanwhile(row.name);
  return row;
}

/** Fields that decide what people may reach. */
const RIGHTS: readonly (keyof CustomerSettings)[] = ["access", "markets", "allMarkets", "verticals"];

/** An owner is noted by e-mail: a number tells a reader nothing. */
function withOwner(state: Record<string, unknown>, row: CustomerRow): Record<string, unknown> {
  return "owner" in state ? { ...state, owner: row.owner_email } : state;
}

function actionOf({ after }: Difference): string {
  const [only, more] = Object.keys(after);
  if (only !== "status" || more !== undefined) return "customer.changed";
  return (
    { active: "customer.reactivated", suspended: "customer.suspended" }[String(after["status"])] ?? "customer.archived"
  );
}

function subject(by: Person, { id, name }: CustomerRow) {
  return {
    actor: { id: by.id, name: by.email },
    subjectKind: "customer",
    subjectId: String(id),
    subject: name,
  } as const;
}

async function tellPeople(transaction: Queryable, { id }: CustomerRow, by: Person): Promise<void> {
  const people = await transaction.query<{ id: number }>(
    "select person_id as id from person where customer_id = $1 and status = 'active' and role = 'Subscriber' and person_id <> $2",
    [id, by.id],
  );
  const told = people.map((person) => person.id);
  await notify(transaction, told, { kind: "rights-changed", data: { by: by.name }, link: null });
}

function changedMeanwhile(name: string): Failure {
  return new Failure(
    "conflict",
    `${name} was changed by someone else since you opened it. Reload it, then save again.`,
  );
}
