import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type Difference, differenceOf } from "#domain/figures/difference.ts";
import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { notify } from "#platform/notifications/notify.ts";
import { endApiKeys } from "../apiKeys/endApiKeys.ts";
import { checkSeats } from "../seats.ts";
import { endSessions } from "./endSessions.ts";
import { checkCustomer, emailTaken } from "./insertPerson.ts";
import { keepAnAdministrator } from "./keepAnAdministrator.ts";
import { type Actor, type PersonChange, type PersonSettings, takesSeat, withChange } from "./person.ts";
import { personState } from "./personState.ts";
import { type PersonRecord, selectPerson } from "./selectPeople.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** One's role, flags, markets or verticals were changed. */
    readonly "rights-changed": { readonly by: string };
  }
}

/** What was done to a person; the difference is null when nothing was. */
export interface SavedPerson {
  readonly person: PersonRecord;
  readonly difference: Difference | null;
}

/**
 * Changes a person whose lock the transaction holds, notes it in the audit log and tells the person of changed rights. Call
 * `announceRights` after the commit.
 *
 * @throws Failure `invalid-input`, `already-exists`, `seats-taken`, `last-administrator`; `conflict` where the person is to be erased
 */
export async function savePerson(
  transaction: Queryable,
  before: PersonRecord,
  change: PersonChange,
  by: Actor,
): Promise<SavedPerson> {
  if (before.eraseAt !== null)
    throw new Failure("conflict", `${before.name} is scheduled to be erased. Undo that before making changes.`);
  const settings = settled(before, withChange(before, change), change);
  checkEmail(before, settings);
  if (!differenceOf<object>(settingsOf(before), settingsOf(settings))) return { person: before, difference: null };

  if (settings.customerId !== before.customerId) await checkCustomer(transaction, settings.customerId);
  await update(transaction, before.id, settings);
  if (takesSeat(settings) && !(takesSeat(before) && before.customerId === settings.customerId))
    await checkSeats(transaction, settings.customerId);
  if (isAdministrator(before) && !isAdministrator(settings)) await keepAnAdministrator(transaction);
  if (settings.status === "disabled" && before.status !== "disabled") {
    await endSessions(transaction, before.id);
    await endApiKeys(transaction, before, "all", by);
  }

  const person = await selectPerson(transaction, before.id);
  const difference = differenceOf<object>(personState(before), personState(person)) ?? { before: {}, after: {} };
  await recordChange(transaction, {
    actor: by,
    action: actionOf(difference),
    subjectKind: "person",
    subjectId: String(person.id),
    subject: person.email,
    ...difference,
  });
  const isTold = person.status === "active" && person.id !== by.id && RIGHTS.some((field) => field in difference.after);
  if (isTold) await notify(transaction, [person.id], { kind: "rights-changed", data: { by: by.called }, link: null });
  return { person, difference };
}

/** What decides how far a person reaches. */
const RIGHTS = ["customer", "role", "access", "markets", "verticals", "seesTeamCalls"] as const;

/** Who never had a way to sign in is invited, not active, however often switched off and on. */
function settled(before: PersonRecord, changed: PersonSettings, change: PersonChange): PersonSettings {
  const canSignIn = before.hasLocal || before.hasCloud;
  const moves = changed.customerId !== before.customerId;
  // What colleagues call is not to be seen by who comes from elsewhere, unless that is said anew.
  const settings = moves ? { ...changed, seesTeamCalls: change.seesTeamCalls ?? false } : changed;
  return settings.status === "active" && !canSignIn ? { ...settings, status: "invited" } : settings;
}

/** Invitations, accounts and the audit log speak of people by their e-mail, so it is fixed once somebody uses it. */
function checkEmail(before: PersonRecord, { email }: PersonSettings): void {
  if (email === before.email || before.status === "invited") return;
  throw wrongInput([inputError("/body/email", "email-fixed")]);
}

function isAdministrator({ role, status }: PersonSettings): boolean {
  return role === "Administrator" && status === "active";
}

function settingsOf(settings: PersonSettings): PersonSettings {
  const { email, name, customerId, role, access, markets, verticals, language, status, seesTeamCalls } = settings;
  return { email, name, customerId, role, access, markets, verticals, language, status, seesTeamCalls };
}

async function update(transaction: Queryable, id: number, settings: PersonSettings): Promise<void> {
  const { email, name, customerId, role, access, markets, verticals, language, status, seesTeamCalls } = settings;
  const taken = await transaction.query("select 1 from person where email = $1 and person_id <> $2", [email, id]);
  if (taken.length > 0) throw emailTaken(email);
  await transaction.query(
    `update person
     set email = $2, name = $3, customer_id = $4, role = $5, access = $6, markets = $7, verticals = $8, language = $9,
         status = $10, sees_team_calls = $11, version = version + 1
     where person_id = $1`,
    [id, email, name, customerId, role, access, markets, verticals, language, status, seesTeamCalls],
  );
}

function actionOf({ after }: Difference): string {
  const status = Object.keys(after).length === 1 ? after["status"] : undefined;
  if (status === "disabled") return "person.deactivated";
  return status === undefined ? "person.changed" : "person.reactivated";
}
