import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface ContentPublishedFacts extends RegularMailFacts {
  readonly name: string;
  /** Of the issue, in the reader's language. */
  readonly title: string;
  /** May be empty. */
  readonly summary: string;
  readonly link: string;
}

/** A new issue of a publication that a person subscribed to. */
export const contentPublishedMail: MailTexts<ContentPublishedFacts> = {
  "en-US": ({ name, title, summary, link }) => ({
    subject: `New issue: ${title}`,
    paragraphs: [`Hello ${name},`, `“${title}” is out.`, ...(summary === "" ? [] : [summary])],
    action: { label: "Read it", address: link },
    note: "You get this email because you subscribed to the publication.",
  }),
  "es-ES": ({ name, title, summary, link }) => ({
    subject: `Nuevo número: ${title}`,
    paragraphs: [`Hola, ${name}:`, `Ya puede leer «${title}».`, ...(summary === "" ? [] : [summary])],
    action: { label: "Leer", address: link },
    note: "Recibe este correo porque está suscrito a la publicación.",
  }),
  "de-DE": ({ name, title, summary, link }) => ({
    subject: `Neue Ausgabe: ${title}`,
    paragraphs: [`Guten Tag ${name},`, `„${title}“ ist erschienen.`, ...(summary === "" ? [] : [summary])],
    action: { label: "Jetzt lesen", address: link },
    note: "Sie erhalten diese E-Mail, weil Sie die Publikation abonniert haben.",
  }),
};
