import type { Database } from "#platform/database/database.ts";
import type { DeliverMail } from "./outgoingMail.ts";
import { MAIL_CHANNEL } from "./queueMail.ts";
import { type MailLog, sendDueMails } from "./sendDueMails.ts";

export interface MailSenderParts {
  readonly database: Database;
  readonly deliver: DeliverMail;
  readonly log: MailLog;
  /** Told when the queue itself cannot be read; the sender goes on trying. */
  readonly onFault: (fault: unknown) => void;
}

/** Sends queued mails while it is open. */
export interface MailSender {
  /** Finishes the mail that is on its way, and takes no other. */
  readonly close: () => Promise<void>;
}

/** Mails are announced as they are queued; this finds those whose next try has come, and those announced to nobody. */
const POLL_MS = 10_000;

export async function openMailSender({ database, deliver, log, onFault }: MailSenderParts): Promise<MailSender> {
  let stopped = false;
  let asked = false;
  let running: Promise<void> | null = null;

  /** Works through the queue; asked again meanwhile, it looks once more afterwards. */
  async function work(): Promise<void> {
    while (asked) {
      asked = false;
      await sendDueMails(database, deliver, log, () => stopped).catch(onFault);
    }
    running = null;
  }
  function look(): void {
    if (stopped) return;
    asked = true;
    running ??= work();
  }

  const poll = setInterval(look, POLL_MS).unref();
  const stopListening = await database.listen(MAIL_CHANNEL, look);
  look();

  return {
    async close() {
      stopped = true;
      asked = false;
      clearInterval(poll);
      await stopListening();
      await running;
    },
  };
}
