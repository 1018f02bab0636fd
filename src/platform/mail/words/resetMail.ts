import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ResetFacts extends MailFacts {
  readonly link: string;
}

/** To somebody who asked for a new password. */
export const resetMail: MailTexts<ResetFacts> = {
  "en-US": ({ product, link }) => ({
    subject: `Choose a new password for ${product}`,
    paragraphs: [
      "Hello,",
      `A new password was requested for your account at ${product}. Choose it here; you will then be signed out on all devices.`,
    ],
    action: { label: "Choose a new password", address: link },
    note: "The link works once and expires in an hour. If you did not ask for this, ignore this email: your password stays as it is.",
  }),
  "es-ES": ({ product, link }) => ({
    subject: `Elija una contraseña nueva para ${product}`,
    paragraphs: [
      "Hola:",
      `Se ha pedido una contraseña nueva para su cuenta de ${product}. Elíjala aquí; después se cerrará su sesión en todos los dispositivos.`,
    ],
    action: { label: "Elegir una contraseña nueva", address: link },
    note: "El enlace sirve una sola vez y caduca en una hora. Si no lo ha pedido usted, ignore este mensaje: su contraseña no cambia.",
  }),
  "de-DE": ({ product, link }) => ({
    subject: `Neues Passwort für ${product}`,
    paragraphs: [
      "Guten Tag,",
      `für Ihr Konto bei ${product} wurde ein neues Passwort angefordert. Hier können Sie es festlegen; danach werden Sie auf allen Geräten abgemeldet.`,
    ],
    action: { label: "Neues Passwort festlegen", address: link },
    note: "Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.",
  }),
};
