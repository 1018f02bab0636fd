import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface AccountConnectedFacts extends MailFacts {
  readonly name: string;
}

/** To a person to whom a further account was just connected. */
export const accountConnectedMail: MailTexts<AccountConnectedFacts> = {
  "en-US": ({ product, name }) => ({
    subject: `A Microsoft account can now sign in as you at ${product}`,
    paragraphs: [
      `Hello ${name},`,
      `A Microsoft account was just connected to your access to ${product} through a link sent to this address or given to you. From now on, whoever has that account signs in as you.`,
      "If that was not you, tell your administrator at once.",
    ],
  }),
  "es-ES": ({ product, name }) => ({
    subject: `Una cuenta de Microsoft ya puede iniciar sesión en ${product} en su nombre`,
    paragraphs: [
      `Hola, ${name}:`,
      `Se acaba de vincular una cuenta de Microsoft a su acceso a ${product}, mediante un enlace enviado a esta dirección o entregado a usted. A partir de ahora, quien tenga esa cuenta inicia sesión en su nombre.`,
      "Si no ha sido usted, avise de inmediato a su administrador.",
    ],
  }),
  "de-DE": ({ product, name }) => ({
    subject: `Ein Microsoft-Konto ist jetzt mit Ihrem Zugang zu ${product} verbunden`,
    paragraphs: [
      `Guten Tag ${name},`,
      `soeben wurde ein Microsoft-Konto mit Ihrem Zugang zu ${product} verbunden, über einen Link, der an diese Adresse gesendet oder Ihnen übergeben wurde. Wer dieses Konto hat, meldet sich von nun an unter Ihrem Namen an.`,
      "Wenn Sie das nicht waren, informieren Sie sofort Ihren Administrator.",
    ],
  }),
};
