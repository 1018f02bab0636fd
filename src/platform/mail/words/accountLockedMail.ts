import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface AccountLockedFacts extends MailFacts {
  readonly name: string;
  /** To choose a new password, which ends the lock. */
  readonly link: string;
}

/** To the owner of an account that too many wrong passwords have locked. */
export const accountLockedMail: MailTexts<AccountLockedFacts> = {
  "en-US": ({ product, name, link }) => ({
    subject: `Your account at ${product} is temporarily locked`,
    paragraphs: [
      `Hello ${name},`,
      `Someone tried several times to sign in to your account at ${product} with a wrong password. It is locked for a minute, and longer with each further attempt, up to 15 minutes.`,
      "If it was you, wait a moment, or choose a new password and continue right away. If not, your account is safe: none of those passwords was correct.",
    ],
    action: { label: "Choose a new password", address: link },
    note: "The link works once and expires in an hour.",
  }),
  "es-ES": ({ product, name, link }) => ({
    subject: `Su cuenta de ${product} está bloqueada temporalmente`,
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien ha intentado varias veces iniciar sesión en su cuenta de ${product} con una contraseña incorrecta. Queda bloqueada un minuto, y más con cada intento, hasta 15 minutos.`,
      "Si ha sido usted, espere un momento o elija una contraseña nueva y continúe enseguida. Si no, su cuenta está a salvo: ninguna de esas contraseñas era correcta.",
    ],
    action: { label: "Elegir una contraseña nueva", address: link },
    note: "El enlace sirve una sola vez y caduca en una hora.",
  }),
  "de-DE": ({ product, name, link }) => ({
    subject: `Ihr Konto bei ${product} ist vorübergehend gesperrt`,
    paragraphs: [
      `Guten Tag ${name},`,
      `jemand hat mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto in ${product} anzumelden. Es ist für eine Minute gesperrt, bei jedem weiteren Versuch länger, höchstens 15 Minuten.`,
      "Wenn Sie das waren, warten Sie einen Moment oder legen Sie ein neues Passwort fest, dann geht es sofort weiter. Wenn nicht, ist Ihr Konto sicher: Keines der Passwörter war richtig.",
    ],
    action: { label: "Neues Passwort festlegen", address: link },
    note: "Der Link gilt einmal und eine Stunde lang.",
  }),
};
