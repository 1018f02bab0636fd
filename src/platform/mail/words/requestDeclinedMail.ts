import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface RequestDeclinedFacts extends MailFacts {
  readonly name: string;
  /** What the administrator wrote; may be empty. */
  readonly note: string;
}

/** To somebody who asked for access and does not get it. */
export const requestDeclinedMail: MailTexts<RequestDeclinedFacts> = {
  "en-US": ({ product, name, note }) => ({
    subject: `Your request for access to ${product}`,
    paragraphs: [
      `Hello ${name},`,
      `Thank you for your interest in ${product}. An administrator has reviewed your request and could not grant it.`,
      ...(note ? [note] : []),
    ],
  }),
  "es-ES": ({ product, name, note }) => ({
    subject: `Su solicitud de acceso a ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Gracias por su interés en ${product}. Un administrador ha revisado su solicitud y no ha podido aprobarla.`,
      ...(note ? [note] : []),
    ],
  }),
  "de-DE": ({ product, name, note }) => ({
    subject: `Ihre Zugangsanfrage für ${product}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `vielen Dank für Ihr Interesse an ${product}. Ein Administrator hat Ihre Anfrage geprüft und konnte ihr nicht entsprechen.`,
      ...(note ? [note] : []),
    ],
  }),
};
