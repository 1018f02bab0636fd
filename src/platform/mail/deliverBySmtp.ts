import { createTransport } from "nodemailer";
import { mimeMessage } from "./mimeMessage.ts";
import { type DeliverMail, MailRefused, type MailSenderName } from "./outgoingMail.ts";

const TIMEOUT_MS = 20_000;

/** Delivers to a mail server, `smtp://` or `smtps://`. */
export function deliverBySmtp(url: string, from: MailSenderName): DeliverMail {
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    try {
      await transport.sendMail(mimeMessage(mail, from));
    } catch (reason) {
      throw isFinal(reason) ? new MailRefused(reason.message) : reason;
    }
    return host;
  };
}

/** What nodemailer calls it when the server speaks of the mail itself: its envelope or its contents. */
const ABOUT_THE_MAIL = ["EENVELOPE", "EMESSAGE"];

/** A 5xx about the mail is final. One about our own sign-in at the server is not: somebody will mend the password. */
function isFinal(reason: unknown): reason is Error {
  if (!(reason instanceof Error)) return false;
  const code: unknown = Reflect.get(reason, "code");
  const responseCode: unknown = Reflect.get(reason, "responseCode");
  // Without an answer of the server the address itself could not be written down.
  const answered = typeof responseCode === "number" ? responseCode : 550;
  return ABOUT_THE_MAIL.includes(String(code)) && answered >= 500;
}
