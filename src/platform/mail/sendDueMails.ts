import type { Queryable } from "#platform/database/database.ts";
import { type DeliverMail, MailRefused, type OutgoingMail } from "./outgoingMail.ts";

/** Told of every mail that was tried. */
export interface MailLog {
  /** @param place the server's name, or the file */
  readonly sent: (mail: number, place: string) => void;
  /** @param again minutes until the next try; null when there is none */
  readonly failed: (mail: number, fault: string, again: number | null) => void;
}

/** Whoever takes a mail has it to itself for this long; after that it must have died. */
const CLAIM_MINUTES = 10;
const LONGEST_FAULT = 500;

interface ClaimedMail extends OutgoingMail {
  readonly tries: number;
}

/** Sends what is due, one mail after the other, until nothing is or `stopped` says so. Several processes may do so at once. */
export async function sendDueMails(
  store: Queryable,
  deliver: DeliverMail,
  log: MailLog,
  stopped: () => boolean = () => false,
): Promise<void> {
  while (!stopped()) {
    const mail = await claimMail(store);
    if (!mail) return;
    await sendMail(store, deliver, log, mail);
  }
}

/**
 * Takes the mail that has been due longest, or that waits for longer than any may, since the clock was set back. The claim is
 * written down before the mail goes out and needs no open transaction.
 */
async function claimMail(store: Queryable): Promise<ClaimedMail | undefined> {
  const [mail] = await store.query<ClaimedMail>(
    `update mail set tries = tries + 1, next_try_at = now() + make_interval(mins => $1)
     where mail_id = (
       select mail_id from mail
       where sent_at is null and failed_at is null
         and (next_try_at <= now() or (tries = 0 and created_at > now()) or next_try_at > now() + make_interval(mins => $2))
       order by next_try_at, mail_id limit 1 for update skip locked
     )
     returning mail_id::int as id, recipient, subject, body_text as text, body_html as html, unsubscribe,
       created_at as "createdAt", tries
       /* never null: text, html; a mail has them until it is sent */`,
    [CLAIM_MINUTES, LONGEST_MINUTES],
  );
  return mail;
}

async function sendMail(store: Queryable, deliver: DeliverMail, log: MailLog, mail: ClaimedMail): Promise<void> {
  let place: string;
  try {
    place = await deliver(mail);
  } catch (reason) {
    const fault = (reason instanceof Error ? reason.message : String(reason)).slice(0, LONGEST_FAULT);
    const again = reason instanceof MailRefused ? null : retryMinutes(mail.tries);
    await (again === null ? giveUp(store, mail.id, fault) : putBack(store, mail.id, fault, again));
    log.failed(mail.id, fault, again);
    return;
  }
  await store.query(
    "update mail set sent_at = now(), body_text = null, body_html = null, unsubscribe = null, fault = null where mail_id = $1",
    [mail.id],
  );
  log.sent(mail.id, place);
}

async function putBack(store: Queryable, mail: number, fault: string, minutes: number): Promise<void> {
  await store.query("update mail set fault = $2, next_try_at = now() + make_interval(mins => $3) where mail_id = $1", [
    mail,
    fault,
    minutes,
  ]);
}

async function giveUp(store: Queryable, mail: number, fault: string): Promise<void> {
  await store.query(
    "update mail set fault = $2, failed_at = now(), body_text = null, body_html = null, unsubscribe = null where mail_id = $1",
    [mail, fault],
  );
}

/** Minutes until the next try: a hiccup is over in one, a broken server may take somebody a day. */
const MINUTES = [1, 5, 30, 120, 360, 720, 1_440, 1_440];
/** No mail waits longer for its next try. */
const LONGEST_MINUTES = Math.max(...MINUTES);

/** How long to wait after this many tries; null when there is no use in another one, as the links have run out by then. */
function retryMinutes(tries: number): number | null {
  return MINUTES[tries - 1] ?? null;
}
