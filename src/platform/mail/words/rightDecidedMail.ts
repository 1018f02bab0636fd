import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface RightDecidedFacts extends MailFacts {
  readonly name: string;
  /** The right as people call it, in the reader's language. */
  readonly right: string;
  readonly granted: boolean;
  /** What the administrator wrote; may be empty. */
  readonly note: string;
  /** The app's first page. */
  readonly link: string;
}

/** To a person of ours who asked for a right. */
export const rightDecidedMail: MailTexts<RightDecidedFacts> = {
  "en-US": ({ product, name, right, granted, note, link }) => ({
    subject: granted ? `You now have: ${right}` : `Your request: ${right}`,
    paragraphs: [
      `Hello ${name},`,
      granted
        ? `Your request has been approved. You now have “${right}” in ${product}.`
        : `An administrator has reviewed your request for “${right}” in ${product} and could not grant it.`,
      ...(note ? [note] : []),
    ],
    action: { label: `Open ${product}`, address: link },
  }),
  "es-ES": ({ product, name, right, granted, note, link }) => ({
    subject: granted ? `Ya dispone de: ${right}` : `Su solicitud: ${right}`,
    paragraphs: [
      `Hola, ${name}:`,
      granted
        ? `Su solicitud se ha aprobado. Ya dispone de «${right}» en ${product}.`
        : `Un administrador ha revisado su solicitud de «${right}» en ${product} y no ha podido aprobarla.`,
      ...(note ? [note] : []),
    ],
    action: { label: `Abrir ${product}`, address: link },
  }),
  "de-DE": ({ product, name, right, granted, note, link }) => ({
    subject: granted ? `Jetzt für Sie freigeschaltet: ${right}` : `Ihre Anfrage: ${right}`,
    paragraphs: [
      `Guten Tag ${name},`,
      granted
        ? `Ihre Anfrage wurde genehmigt. „${right}“ steht Ihnen in ${product} jetzt zur Verfügung.`
        : `ein Administrator hat Ihre Anfrage nach „${right}“ in ${product} geprüft und konnte ihr nicht entsprechen.`,
      ...(note ? [note] : []),
    ],
    action: { label: `${product} öffnen`, address: link },
  }),
};
