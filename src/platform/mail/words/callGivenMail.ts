import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface CallGivenFacts extends RegularMailFacts {
  readonly name: string;
  /** Who handed it over. */
  readonly by: string;
  /** What is called, in the reader's language. */
  readonly call: string;
  readonly market: string;
  /** May be empty. */
  readonly nextStep: string;
  readonly link: string;
}

/** To whom a call of the team was handed over, where she wants mails of that. */
export const callGivenMail: MailTexts<CallGivenFacts> = {
  "en-US": ({ name, by, call, market, nextStep, link }) => ({
    subject: `Now on your call list: ${call}`,
    paragraphs: [
      `Hello ${name},`,
      `${by} handed you a call: ${call} (${market}).`,
      ...(nextStep ? [`Next step: ${nextStep}`] : []),
    ],
    action: { label: "Open the call", address: link },
    note: "You get this email because you asked for emails about your calls. You can change that on the call list.",
  }),
  "es-ES": ({ name, by, call, market, nextStep, link }) => ({
    subject: `Ahora en su lista de llamadas: ${call}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${by} le ha pasado una llamada: ${call} (${market}).`,
      ...(nextStep ? [`Próximo paso: ${nextStep}`] : []),
    ],
    action: { label: "Abrir la llamada", address: link },
    note: "Recibe este correo porque ha pedido correos sobre sus llamadas. Puede cambiarlo en la lista de llamadas.",
  }),
  "de-DE": ({ name, by, call, market, nextStep, link }) => ({
    subject: `Jetzt auf Ihrer Anrufliste: ${call}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `${by} hat Ihnen einen Anruf übergeben: ${call} (${market}).`,
      ...(nextStep ? [`Nächster Schritt: ${nextStep}`] : []),
    ],
    action: { label: "Anruf öffnen", address: link },
    note: "Sie erhalten diese E-Mail, weil Sie E-Mails zu Ihren Anrufen wünschen. Das ändern Sie auf der Anrufliste.",
  }),
};
