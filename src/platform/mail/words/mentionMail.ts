import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface MentionFacts extends RegularMailFacts {
  readonly name: string;
  /** Who wrote the comment. */
  readonly by: string;
  /** What it is about. */
  readonly about: string;
  /** The comment. */
  readonly said: string;
  readonly link: string;
}

/** To whom a comment names, where she wants mails of that. */
export const mentionMail: MailTexts<MentionFacts> = {
  "en-US": ({ name, by, about, said, link }) => ({
    subject: `${by} mentioned you: ${about}`,
    paragraphs: [`Hello ${name},`, `${by} mentioned you in a comment on ${about}:`, said],
    action: { label: "Open it", address: link },
    note: "You get this email because you asked for emails about what colleagues send you. You can change that on the call list.",
  }),
  "es-ES": ({ name, by, about, said, link }) => ({
    subject: `${by} le ha mencionado: ${about}`,
    paragraphs: [`Hola, ${name}:`, `${by} le ha mencionado en un comentario sobre ${about}:`, said],
    action: { label: "Abrir", address: link },
    note: "Recibe este correo porque ha pedido correos sobre lo que le envían sus compañeros. Puede cambiarlo en la lista de llamadas.",
  }),
  "de-DE": ({ name, by, about, said, link }) => ({
    subject: `${by} hat Sie erwähnt: ${about}`,
    paragraphs: [`Guten Tag ${name},`, `${by} hat Sie in einem Kommentar zu ${about} erwähnt:`, said],
    action: { label: "Öffnen", address: link },
    note: "Sie erhalten diese E-Mail, weil Sie E-Mails darüber wünschen, was Kolleginnen und Kollegen Ihnen senden. Das ändern Sie auf der Anrufliste.",
  }),
};
