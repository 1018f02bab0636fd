import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ConnectAccountFacts extends MailFacts {
  readonly name: string;
  readonly link: string;
  /** How many hours the link works. */
  readonly hours: number;
}

/** To a person who has access already and wants to come in by a Microsoft account. */
export const connectAccountMail: MailTexts<ConnectAccountFacts> = {
  "en-US": ({ product, name, link, hours }) => ({
    subject: `Sign in to ${product} with your Microsoft account`,
    paragraphs: [
      `Hello ${name},`,
      `Someone, probably you, wants to sign in to ${product} as you with a Microsoft account. Open the link and sign in with that account: it is then connected, and everything you have saved stays where it is.`,
    ],
    action: { label: "Connect my Microsoft account", address: link },
    note: `The link works once and expires in ${hours} hours. Do not share it: whoever opens it signs in as you. If you did not ask for this, ignore this email.`,
  }),
  "es-ES": ({ product, name, link, hours }) => ({
    subject: `Inicie sesión en ${product} con su cuenta de Microsoft`,
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien, probablemente usted, quiere iniciar sesión en ${product} en su nombre con una cuenta de Microsoft. Abra el enlace e inicie sesión con esa cuenta: quedará vinculada y todo lo que ha guardado seguirá en su sitio.`,
    ],
    action: { label: "Vincular mi cuenta de Microsoft", address: link },
    note: `El enlace sirve una sola vez y caduca en ${hours} horas. No lo comparta: quien lo abra iniciará sesión en su nombre. Si no lo ha pedido usted, ignore este mensaje.`,
  }),
  "de-DE": ({ product, name, link, hours }) => ({
    subject: `Mit Ihrem Microsoft-Konto bei ${product} anmelden`,
    paragraphs: [
      `Guten Tag ${name},`,
      `jemand, vermutlich Sie selbst, möchte sich mit einem Microsoft-Konto unter Ihrem Namen bei ${product} anmelden. Öffnen Sie den Link und melden Sie sich mit diesem Konto an: Es ist dann verbunden, und alles, was Sie gespeichert haben, bleibt erhalten.`,
    ],
    action: { label: "Microsoft-Konto verbinden", address: link },
    note: `Der Link gilt einmal und ${hours} Stunden lang. Geben Sie ihn nicht weiter: Wer ihn öffnet, meldet sich unter Ihrem Namen an. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.`,
  }),
};
