import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface PasswordChangedFacts extends MailFacts {
  readonly name: string;
  readonly forgotLink: string;
  /** API keys that were ended with the old password, and those that go on working. */
  readonly ended: number;
  readonly kept: number;
}

/** A security notice, to the person whose password was changed. */
export const passwordChangedMail: MailTexts<PasswordChangedFacts> = {
  "en-US": ({ product, name, forgotLink, ended, kept }) => ({
    subject: `Your password for ${product} was changed`,
    paragraphs: [
      `Hello ${name},`,
      `The password of your account at ${product} was just changed. Anyone signed in with the old one has been signed out.`,
      ...said([ended, "1 API key was revoked.", `${ended} API keys were revoked.`]),
      ...said([kept, "1 API key still works.", `${kept} API keys still work.`]),
      "Report links you have shared still work; you can revoke them in the product.",
      "If it was you, there is nothing to do. If not, choose a new password at once and tell your administrator.",
    ],
    action: { label: "This was not me", address: forgotLink },
  }),
  "es-ES": ({ product, name, forgotLink, ended, kept }) => ({
    subject: `Se ha cambiado su contraseña de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `La contraseña de su cuenta de ${product} se acaba de cambiar. Se han cerrado las sesiones iniciadas con la anterior.`,
      ...said([ended, "Se ha anulado 1 clave de API.", `Se han anulado ${ended} claves de API.`]),
      ...said([kept, "1 clave de API sigue funcionando.", `${kept} claves de API siguen funcionando.`]),
      "Los enlaces a informes que ha compartido siguen funcionando; puede anularlos en el producto.",
      "Si ha sido usted, no tiene que hacer nada. Si no, elija de inmediato una contraseña nueva y avise a su administrador.",
    ],
    action: { label: "No he sido yo", address: forgotLink },
  }),
  "de-DE": ({ product, name, forgotLink, ended, kept }) => ({
    subject: `Ihr Passwort für ${product} wurde geändert`,
    paragraphs: [
      `Guten Tag ${name},`,
      `das Passwort Ihres Kontos bei ${product} wurde soeben geändert. Wer mit dem alten angemeldet war, ist abgemeldet.`,
      ...said([ended, "1 API-Schlüssel wurde widerrufen.", `${ended} API-Schlüssel wurden widerrufen.`]),
      ...said([kept, "1 API-Schlüssel ist weiter gültig.", `${kept} API-Schlüssel sind weiter gültig.`]),
      "Links zu Berichten, die Sie geteilt haben, funktionieren weiter; Sie können sie im Produkt widerrufen.",
      "Wenn Sie das waren, ist nichts zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest und informieren Sie Ihren Administrator.",
    ],
    action: { label: "Das war ich nicht", address: forgotLink },
  }),
};

/** One sentence by its number; none where there is nothing to say. */
function said([count, one, many]: readonly [number, string, string]): string[] {
  return count === 0 ? [] : [count === 1 ? one : many];
}
