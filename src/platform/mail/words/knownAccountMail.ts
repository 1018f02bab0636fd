import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface KnownAccountFacts extends MailFacts {
  readonly signInLink: string;
  readonly forgotLink: string;
}

/** To a person of ours whose address was given to ask for access. */
export const knownAccountMail: MailTexts<KnownAccountFacts> = {
  "en-US": ({ product, signInLink, forgotLink }) => ({
    subject: `You already have access to ${product}`,
    paragraphs: [
      "Hello,",
      `Someone, probably you, requested access to ${product} with this address. It already has access, so just sign in.`,
      `Forgot your password? Choose a new one here: ${forgotLink}`,
    ],
    action: { label: "Sign in", address: signInLink },
    note: "If you did not ask for this, ignore this email: nobody has learned that you have an account.",
  }),
  "es-ES": ({ product, signInLink, forgotLink }) => ({
    subject: `Ya tiene acceso a ${product}`,
    paragraphs: [
      "Hola:",
      `Alguien, probablemente usted, ha solicitado acceso a ${product} con esta dirección. Ya lo tiene: solo inicie sesión.`,
      `¿Ha olvidado la contraseña? Elija una nueva aquí: ${forgotLink}`,
    ],
    action: { label: "Iniciar sesión", address: signInLink },
    note: "Si no lo ha pedido usted, ignore este mensaje: nadie ha sabido que usted tiene una cuenta.",
  }),
  "de-DE": ({ product, signInLink, forgotLink }) => ({
    subject: `Sie haben bereits Zugang zu ${product}`,
    paragraphs: [
      "Guten Tag,",
      `jemand, vermutlich Sie selbst, hat mit dieser Adresse Zugang zu ${product} angefragt. Sie haben ihn bereits: Melden Sie sich einfach an.`,
      `Passwort vergessen? Hier legen Sie ein neues fest: ${forgotLink}`,
    ],
    action: { label: "Anmelden", address: signInLink },
    note: "Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Niemand hat erfahren, dass Sie ein Konto haben.",
  }),
};
