import type { Queryable } from "#platform/database/database.ts";
import { erasedEmail, pseudonymOf } from "./pseudonym.ts";

/** Everything a person was ever called here, and what stands there instead. */
export interface Names {
  readonly emails: readonly string[];
  /** Names that are hers alone: what somebody else is called, too, tells nothing of her. */
  readonly names: readonly string[];
  readonly email: string;
  readonly name: string;
}

/** Reads what a person is and was called; the audit log remembers what was changed. */
export async function namesOf(store: Queryable, person: number): Promise<Names> {
  const said = await store.query<{ email: string | null; name: string | null }>(
    `select email, name from person where person_id = $1
     union select local.email, local.name from local_account as local
       join person_identity using (subject) where person_identity.person_id = $1
     union select state->>'email', state->>'name' from audit_entry
       cross join lateral (values (before), (after), (jsonb_build_object('email', subject))) as told (state)
       where subject_kind = 'person' and subject_id = $1::text
     union select email, name from access_request where person_id = $1`,
    [person],
  );
  const others = await store.query<{ email: string; name: string }>(
    "select lower(email) as email, lower(name) as name from person where person_id <> $1",
    [person],
  );
  const [otherEmails, otherNames] = [new Set(others.map((one) => one.email)), new Set(others.map((one) => one.name))];
  const emails = said.map(({ email }) => email?.trim().toLowerCase() ?? "").filter((email) => email.includes("@"));
  const names = said.map(({ name }) => name?.trim() ?? "").filter((name) => name !== "");
  return {
    emails: [...new Set(emails)].filter((email) => !otherEmails.has(email)),
    names: [...new Set(names)].filter((name) => !otherNames.has(name.toLowerCase())),
    email: erasedEmail(person),
    name: pseudonymOf(person),
  };
}
