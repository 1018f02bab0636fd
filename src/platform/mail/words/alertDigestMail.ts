import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface AlertDigestFacts extends RegularMailFacts {
  readonly name: string;
  /** The alerts in the reader's language, each with the address of its figure. */
  readonly links: readonly { readonly text: string; readonly address: string }[];
  /** How many there are, also beyond those listed; written in the reader's language. */
  readonly count: string;
  /** Where all of them stand. */
  readonly link: string;
}

/** What a person's alert rules have raised, as often as she wants to hear of it. */
export const alertDigestMail: MailTexts<AlertDigestFacts> = {
  "en-US": ({ product, name, links, count, link }) => ({
    subject: `Your alerts from ${product}: ${count}`,
    paragraphs: [`Hello ${name},`, "Here is what moved in your markets:"],
    links,
    action: { label: "See all alerts", address: link },
    note: "You get this digest because you subscribed to alerts. You can choose how often it comes on the same page.",
  }),
  "es-ES": ({ product, name, links, count, link }) => ({
    subject: `Sus alertas de ${product}: ${count}`,
    paragraphs: [`Hola, ${name}:`, "Esto es lo que se ha movido en sus mercados:"],
    links,
    action: { label: "Ver todas las alertas", address: link },
    note: "Recibe este resumen porque se ha suscrito a alertas. En la misma página puede elegir con qué frecuencia llega.",
  }),
  "de-DE": ({ product, name, links, count, link }) => ({
    subject: `Ihre Hinweise von ${product}: ${count}`,
    paragraphs: [`Guten Tag ${name},`, "das hat sich in Ihren Märkten bewegt:"],
    links,
    action: { label: "Alle Hinweise ansehen", address: link },
    note: "Sie erhalten diese Übersicht, weil Sie Hinweise abonniert haben. Auf derselben Seite wählen Sie, wie oft sie kommt.",
  }),
};
