import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { knownOf, type LocalPerson, personOfId } from "./local/localPerson.ts";
import { saveLocalAccount } from "./local/saveLocalAccount.ts";
import { localIssuer, localTenant } from "./local/secrets.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { announceRights } from "./rightsVersion.ts";
import { linkExpired, revokeTokens, tokenHolder, useToken } from "./singleUseToken.ts";
import type { Site } from "./site.ts";

/**
 * Lets an invited person sign in with a password from now on.
 *
 * @returns the person's e-mail address
 * @throws Failure `link-expired`, or `invalid-input` for a password that is easily guessed
 */
export async function takeInvitation(
  database: Database,
  secret: string,
  password: string,
  site: Site,
): Promise<string> {
  const person = await invitedPerson(database, secret);
  checkPassword(password, knownOf(person, site.product));
  const hash = await hashPassword(password);
  const issuer = localIssuer(await localTenant(database));

  await database.transaction(async (transaction) => {
    await useToken(transaction, "invitation", secret);
    const { id, email, name } = person;
    const [activated] = await transaction.query(
      `update person set status = 'active', version = version + 1
       where person_id = $1 and email = $2 and status = 'invited' returning person_id`,
      [id, email],
    );
    if (!activated) throw linkExpired();
    await revokeTokens(transaction, "invitation", { personId: id, email });
    await saveLocalAccount(transaction, { personId: id, email, name, hash, issuer });
    await recordChange(transaction, {
      actor: { id, name: email },
      action: "person.activated",
      subjectKind: "person",
      subjectId: String(id),
      subject: email,
      before: { status: "invited" },
      after: { status: "active", signsInWith: "local" },
    });
  });
  announceRights(database);
  return person.email;
}

async function invitedPerson(database: Database, secret: string): Promise<LocalPerson> {
  const holder = await tokenHolder(database, "invitation", secret);
  const person = holder?.personId ? await personOfId(database, holder.personId) : undefined;
  if (person?.status !== "invited" || person.email !== holder?.email) throw linkExpired();
  return person;
}
