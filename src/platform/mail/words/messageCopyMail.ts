import type { ContactTopic } from "#domain/contactTopics.ts";
import type { MailFacts, MailTexts } from "../composeMail.ts";
import { CONTACT_TOPIC_NAMES } from "./contactTopicNames.ts";

export interface MessageCopyFacts extends MailFacts {
  readonly name: string;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly link: string;
}

/** To somebody who has written to the account team: what was sent. */
export const messageCopyMail: MailTexts<MessageCopyFacts> = {
  "en-US": ({ product, name, topic, message, link }) => ({
    subject: `Your message to ${product}: ${CONTACT_TOPIC_NAMES[topic]["en-US"]}`,
    paragraphs: [`Hello ${name},`, "Your message has reached the account team. You wrote:", message],
    action: { label: "See my requests", address: link },
  }),
  "es-ES": ({ product, name, topic, message, link }) => ({
    subject: `Su mensaje a ${product}: ${CONTACT_TOPIC_NAMES[topic]["es-ES"]}`,
    paragraphs: [`Hola, ${name}:`, "Su mensaje ha llegado al equipo de cuentas. Esto es lo que escribió:", message],
    action: { label: "Ver mis consultas", address: link },
  }),
  "de-DE": ({ product, name, topic, message, link }) => ({
    subject: `Ihre Nachricht an ${product}: ${CONTACT_TOPIC_NAMES[topic]["de-DE"]}`,
    paragraphs: [
      `Guten Tag ${name},`,
      "Ihre Nachricht ist beim Kundenteam angekommen. Sie haben geschrieben:",
      message,
    ],
    action: { label: "Meine Anfragen ansehen", address: link },
  }),
};
