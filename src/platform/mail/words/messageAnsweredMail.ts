import { CONTACT_TOPIC_NAMES } from "./contactTopicNames.ts";
import type { MailTexts } from "../composeMail.ts";
import type { MessageCopyFacts } from "./messageCopyMail.ts";

export interface MessageAnsweredFacts extends MessageCopyFacts {
  readonly answer: string;
}

/** To somebody whom the account team has answered. */
export const messageAnsweredMail: MailTexts<MessageAnsweredFacts> = {
  "en-US": ({ product, name, topic, message, answer, link }) => ({
    subject: `Answer from ${product}: ${CONTACT_TOPIC_NAMES[topic]["en-US"]}`,
    paragraphs: [`Hello ${name},`, "The account team has answered you:", answer, "You wrote:", message],
    action: { label: "See my requests", address: link },
  }),
  "es-ES": ({ product, name, topic, message, answer, link }) => ({
    subject: `Respuesta de ${product}: ${CONTACT_TOPIC_NAMES[topic]["es-ES"]}`,
    paragraphs: [`Hola, ${name}:`, "El equipo de cuentas le ha respondido:", answer, "Usted había escrito:", message],
    action: { label: "Ver mis consultas", address: link },
  }),
  "de-DE": ({ product, name, topic, message, answer, link }) => ({
    subject: `Antwort von ${product}: ${CONTACT_TOPIC_NAMES[topic]["de-DE"]}`,
    paragraphs: [
      `Guten Tag ${name},`,
      "das Kundenteam hat Ihnen geantwortet:",
      answer,
      "Sie hatten geschrieben:",
      message,
    ],
    action: { label: "Meine Anfragen ansehen", address: link },
  }),
};
