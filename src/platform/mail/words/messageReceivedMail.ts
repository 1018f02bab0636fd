import { CONTACT_TOPIC_NAMES } from "./contactTopicNames.ts";
import type { MailTexts } from "../composeMail.ts";
import type { MessageCopyFacts } from "./messageCopyMail.ts";

export interface MessageReceivedFacts extends MessageCopyFacts {
  readonly email: string;
  readonly customer: string;
}

/** To administrators: somebody has written to the account team. */
export const messageReceivedMail: MailTexts<MessageReceivedFacts> = {
  "en-US": ({ name, email, customer, topic, message, link }) => ({
    subject: `${name} (${customer}): ${CONTACT_TOPIC_NAMES[topic]["en-US"]}`,
    paragraphs: [`${name} (${email}, ${customer}) wrote to the account team:`, message],
    action: { label: "Answer", address: link },
  }),
  "es-ES": ({ name, email, customer, topic, message, link }) => ({
    subject: `${name} (${customer}): ${CONTACT_TOPIC_NAMES[topic]["es-ES"]}`,
    paragraphs: [`${name} (${email}, ${customer}) ha escrito al equipo de cuentas:`, message],
    action: { label: "Responder", address: link },
  }),
  "de-DE": ({ name, email, customer, topic, message, link }) => ({
    subject: `${name} (${customer}): ${CONTACT_TOPIC_NAMES[topic]["de-DE"]}`,
    paragraphs: [`${name} (${email}, ${customer}) hat dem Kundenteam geschrieben:`, message],
    action: { label: "Antworten", address: link },
  }),
};
