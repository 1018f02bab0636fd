import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { accountConnectedMail } from "#platform/mail/words/accountConnectedMail.ts";
import { announceRights } from "./rightsVersion.ts";
import type { Site } from "./site.ts";
import { useToken } from "./singleUseToken.ts";
import type { VerifiedToken } from "./tokenVerifier.ts";

interface InvitedRow {
  readonly person_id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly status: "invited" | "active";
  readonly tenants: string[] | null;
}

/**
 * Links an account that nobody here knows yet to the person who was invited under its address, if its provider vouches for
 * that address and the customer takes its organisation. Otherwise nothing happens, and the account stays unknown.
 */
export async function linkByEmail(database: Database, token: VerifiedToken): Promise<void> {
  const { vouchedEmail, tenant } = token;
  if (vouchedEmail === null || tenant === null) return;
  const linked = await database.transaction(async (store) => {
    const invited = await findInvited(store, "email", vouchedEmail);
    if (invited?.status !== "invited" || !takesTenant(invited, tenant) || (await isLinked(store, token))) return false;
    await link(store, invited, token, "by an address that the identity provider vouches for");
    return true;
  });
  if (linked) announceRights(database);
}

/**
 * Links the account that someone is signed in with to the person whose invitation this is, and uses the invitation up. It may be one
 * to connect a further account: its owner is told by mail, since from then on whoever has that account comes in.
 *
 * @returns the person's e-mail address
 * @throws Failure `link-expired`, `already-exists` when the account is somebody's already, `tenant-not-allowed`
 */
export async function linkByInvitation(
  database: Database,
  token: VerifiedToken,
  secret: string,
  { product }: Pick<Site, "product">,
): Promise<string> {
  const email = await database.transaction(async (store) => {
    const holder = await useToken(store, "invitation", secret);
    const invited = holder.personId === null ? undefined : await findInvited(store, "person_id", holder.personId);
    // A link sent to an address that is hers no more opens nothing.
    if (!invited || invited.email !== holder.email)
      throw new Failure(
        "link-expired",
        "This invitation has already been used or was withdrawn. Ask your administrator for a new one.",
      );
    if (token.tenant === null || (await isLinked(store, token)))
      throw new Failure(
        "already-exists",
        "The account you signed in with already belongs to another user. Sign in with a different account.",
      );
    if (!takesTenant(invited, token.tenant))
      throw new Failure(
        "tenant-not-allowed",
        "This invitation is for accounts in another organization. Sign in with the account that was invited.",
      );
    await link(store, invited, token, "by invitation");
    if (invited.status === "active")
      await queueMail(
        store,
        invited.email,
        composeMail(accountConnectedMail, invited.language, { product, name: invited.name }),
      );
    return invited.email;
  });
  announceRights(database);
  return email;
}

async function findInvited(
  store: Queryable,
  column: "email" | "person_id",
  value: string | number,
): Promise<InvitedRow | undefined> {
  // Of several requests of the same new account, one links it and the others wait here and find nobody invited.
  const [person] = await store.query<Omit<InvitedRow, "tenants"> & { customer_id: number }>(
    `select person_id, email, name, language, status, customer_id from person
     where ${column} = $1 and status in ('invited', 'active') for update`,
    [value],
  );
  if (!person) return undefined;
  const [customer] = await store.query<{ tenants: string[] | null }>(
    "select tenants from customer where customer_id = $1",
    [person.customer_id],
  );
  return { ...person, tenants: customer?.tenants ?? null };
}

function takesTenant({ tenants }: InvitedRow, tenant: string): boolean {
  return tenants === null || tenants.includes(tenant);
}

async function isLinked(store: Queryable, { identity }: VerifiedToken): Promise<boolean> {
  const known = await store.query("select 1 from person_identity where issuer = $1 and subject = $2", [
    identity.issuer,
    identity.subject,
  ]);
  return known.length > 0;
}

async function link(store: Queryable, invited: InvitedRow, { identity }: VerifiedToken, how: string): Promise<void> {
  const { person_id: id, email, status } = invited;
  await store.query("insert into person_identity (issuer, subject, person_id) values ($1, $2, $3)", [
    identity.issuer,
    identity.subject,
    id,
  ]);
  await store.query("update person set status = 'active', version = version + 1 where person_id = $1", [id]);
  await store.query(
    "update single_use_token set used_at = now() where person_id = $1 and purpose = 'invitation' and used_at is null",
    [id],
  );
  await recordChange(store, {
    actor: { id, name: email },
    action: "person.linked",
    subjectKind: "person",
    subjectId: String(id),
    subject: email,
    before: { status },
    after: { status: "active", issuer: identity.issuer },
    note: how,
  });
}
