import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { deliverBySmtp } from "#platform/mail/deliverBySmtp.ts";
import { deliverToFile } from "#platform/mail/deliverToFile.ts";
import { type MailSender, openMailSender } from "#platform/mail/mailSender.ts";
import type { Config } from "./config.ts";

/** Sends queued mails to the mail server, or to files where there is none. The log names mails by number, never what they say. */
export function openMail(database: Database, config: Config, log: FastifyBaseLogger): Promise<MailSender> {
  const { smtpUrl, mailFrom, product, dataDir } = config;
  const from = { address: mailFrom, name: product };
  const deliver = smtpUrl ? deliverBySmtp(smtpUrl, from) : deliverToFile(join(dataDir, "mail"), from);
  const done = smtpUrl ? "Mail sent" : "Mail written to a file, because SMTP_URL is not set";
  return openMailSender({
    database,
    deliver,
    log: {
      sent: (mail, place) => log.info({ mail, place }, done),
      failed: (mail, fault, again) =>
        log.warn({ mail, fault, minutes: again }, again === null ? "Mail given up" : "Mail will be tried again"),
    },
    onFault: (fault) => log.warn({ err: fault }, "The queue of mails cannot be read"),
  });
}
