import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { erasureUndoneMail } from "#platform/mail/words/erasureUndoneMail.ts";
import type { Actor } from "../people/person.ts";
import { checkSeats } from "../seats.ts";
import { pageLink, type Site } from "../site.ts";
import { lockForErasure } from "./beginErasure.ts";
import { erasureOf } from "./erasureRows.ts";

/**
 * Opens an account again that was to be erased, as it stood before. Keys stay revoked. Call `announceRights` after the commit.
 *
 * @throws Failure `not-found` also where no erasure is under way, `seats-taken`
 */
export async function undoErasure(transaction: Queryable, person: number, by: Actor, site: Site): Promise<void> {
  const { email, name, language } = await lockForErasure(transaction, person);
  const erasure = await erasureOf(transaction, person);
  if (!erasure) throw new Failure("not-found", "This user is not scheduled to be erased.");
  const status = erasure.statusBefore;
  await transaction.query("update erasure set undone_at = now() where erasure_id = $1", [erasure.id]);
  const [opened] = await transaction.query<{ customer: number; role: string }>(
    `update person set status = $2, version = version + 1 where person_id = $1 returning customer_id as customer, role`,
    [person, status],
  );
  if (opened?.role === "Subscriber" && status !== "disabled") await checkSeats(transaction, opened.customer);
  await recordChange(transaction, {
    actor: by,
    action: "person.erasureUndone",
    subjectKind: "person",
    subjectId: String(person),
    subject: email,
    before: { status: "disabled", until: erasure.dueAt.toISOString() },
    after: { status },
  });
  if (status !== "active") return;
  const words = composeMail(erasureUndoneMail, language, {
    product: site.product,
    name,
    link: pageLink(site, "login"),
  });
  await queueMail(transaction, email, words);
}
