import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ConfirmRequestFacts extends MailFacts {
  readonly link: string;
}

/**
 * To an address with which access was asked for. It says nothing that the asker typed: the address may be somebody else's, and
 * our name must not carry a stranger's words to it.
 */
export const confirmRequestMail: MailTexts<ConfirmRequestFacts> = {
  "en-US": ({ product, link }) => ({
    subject: `Please confirm your request for access to ${product}`,
    paragraphs: [
      "Hello,",
      `You requested access to ${product}. Confirm that this is your address, and your request goes to an administrator. The answer comes by email.`,
    ],
    action: { label: "Confirm my address", address: link },
    note: "The link works once and expires in two days. If you did not ask for this, ignore this email, and nothing will happen.",
  }),
  "es-ES": ({ product, link }) => ({
    subject: `Confirme su solicitud de acceso a ${product}`,
    paragraphs: [
      "Hola:",
      `Ha solicitado acceso a ${product}. Confirme que esta dirección es suya y su solicitud llegará a un administrador. La respuesta le llegará por correo.`,
    ],
    action: { label: "Confirmar mi dirección", address: link },
    note: "El enlace sirve una sola vez y caduca en dos días. Si no lo ha pedido usted, ignore este mensaje: no ocurrirá nada.",
  }),
  "de-DE": ({ product, link }) => ({
    subject: `Bitte bestätigen Sie Ihre Zugangsanfrage für ${product}`,
    paragraphs: [
      "Guten Tag,",
      `Sie haben Zugang zu ${product} angefragt. Bestätigen Sie, dass dies Ihre Adresse ist, dann geht Ihre Anfrage an einen Administrator. Die Antwort kommt per E-Mail.`,
    ],
    action: { label: "Adresse bestätigen", address: link },
    note: "Der Link gilt einmal und zwei Tage lang. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Dann geschieht nichts.",
  }),
};
