import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface NoPasswordFacts extends MailFacts {
  /** Where to ask for access. */
  readonly requestLink: string;
}

/** To an address for which a new password was asked and that has none here. */
export const noPasswordMail: MailTexts<NoPasswordFacts> = {
  "en-US": ({ product, requestLink }) => ({
    subject: `Your password for ${product}`,
    paragraphs: [
      "Hello,",
      `Someone, probably you, asked for a new password for ${product}. There is no active account with a password for this address.`,
      "Perhaps you signed up with another address, or you sign in with a Microsoft account: change its password at Microsoft. If you do not have access yet, you can request it.",
    ],
    action: { label: "Request access", address: requestLink },
    note: "If you did not ask for this, ignore this email.",
  }),
  "es-ES": ({ product, requestLink }) => ({
    subject: `Su contraseña de ${product}`,
    paragraphs: [
      "Hola:",
      `Alguien, probablemente usted, ha pedido una contraseña nueva para ${product}. Esta dirección no tiene ninguna cuenta activa con contraseña.`,
      "Quizá se registró con otra dirección o inicia sesión con una cuenta de Microsoft, cuya contraseña se cambia en Microsoft. Si aún no tiene acceso, puede solicitarlo.",
    ],
    action: { label: "Solicitar acceso", address: requestLink },
    note: "Si no lo ha pedido usted, ignore este mensaje.",
  }),
  "de-DE": ({ product, requestLink }) => ({
    subject: `Ihr Passwort für ${product}`,
    paragraphs: [
      "Guten Tag,",
      `jemand, vermutlich Sie selbst, hat ein neues Passwort für ${product} angefordert. Zu dieser Adresse gibt es kein aktives Konto mit Passwort.`,
      "Vielleicht sind Sie mit einer anderen Adresse registriert, oder Sie melden sich mit einem Microsoft-Konto an: Dessen Passwort ändern Sie bei Microsoft. Wenn Sie noch keinen Zugang haben, können Sie ihn anfragen.",
    ],
    action: { label: "Zugang anfragen", address: requestLink },
    note: "Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.",
  }),
};
