import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface PasswordChangedFacts extends MailFacts {
  readonly name: string;
  readonly forgotLink: string;
}

/** A security notice, to the person whose password was changed. */
export const passwordChangedMail: MailTexts<PasswordChangedFacts> = {
  "en-US": ({ product, name, forgotLink }) => ({
    subject: `Your password for ${product} was changed`,
    paragraphs: [
      `Hello ${name},`,
      `the password of your account at ${product} has just been changed. Everybody who was signed in with the old one has been signed out.`,
      "If it was you, there is nothing to do. If not, choose a new password at once and tell your administrator.",
    ],
    action: { label: "This was not me", address: forgotLink },
  }),
  "es-ES": ({ product, name, forgotLink }) => ({
    subject: `Se ha cambiado su contraseña de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `La contraseña de su cuenta de ${product} se acaba de cambiar. Se han cerrado todas las sesiones iniciadas con la anterior.`,
      "Si ha sido usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva y avise a su administrador.",
    ],
    action: { label: "No he sido yo", address: forgotLink },
  }),
  "de-DE": ({ product, name, forgotLink }) => ({
    subject: `Ihr Passwort für ${product} wurde geändert`,
    paragraphs: [
      `Guten Tag ${name},`,
      `das Passwort Ihres Kontos bei ${product} wurde soeben geändert. Alle, die mit dem alten angemeldet waren, sind abgemeldet.`,
      "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest und verständigen Sie Ihre Administration.",
    ],
    action: { label: "Das war ich nicht", address: forgotLink },
  }),
};
