import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface ThingSentFacts extends RegularMailFacts {
  readonly name: string;
  /** Who sent it. */
  readonly by: string;
  /** What was sent. */
  readonly about: string;
  /** The sender's message. */
  readonly said: string;
  readonly link: string;
}

/** To whom a colleague sent a saved view or an alert, where she wants mails of that. */
export const thingSentMail: MailTexts<ThingSentFacts> = {
  "en-US": ({ name, by, about, said, link }) => ({
    subject: `${by} sent you: ${about}`,
    paragraphs: [`Hello ${name},`, `${by} sent you “${about}”:`, said],
    action: { label: "Open it", address: link },
    note: "You get this email because you asked for emails about what colleagues send you. You can change that on the call list.",
  }),
  "es-ES": ({ name, by, about, said, link }) => ({
    subject: `${by} le ha enviado: ${about}`,
    paragraphs: [`Hola, ${name}:`, `${by} le ha enviado «${about}»:`, said],
    action: { label: "Abrir", address: link },
    note: "Recibe este correo porque ha pedido correos sobre lo que le envían sus compañeros. Puede cambiarlo en la lista de llamadas.",
  }),
  "de-DE": ({ name, by, about, said, link }) => ({
    subject: `${by} hat Ihnen gesendet: ${about}`,
    paragraphs: [`Guten Tag ${name},`, `${by} hat Ihnen „${about}“ gesendet:`, said],
    action: { label: "Öffnen", address: link },
    note: "Sie erhalten diese E-Mail, weil Sie E-Mails darüber wünschen, was Kolleginnen und Kollegen Ihnen senden. Das ändern Sie auf der Anrufliste.",
  }),
};
