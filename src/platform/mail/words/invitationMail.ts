import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface InvitationFacts extends MailFacts {
  readonly name: string;
  readonly customer: string;
  /** What an administrator wrote to the reader; may be empty. */
  readonly said: string;
  readonly link: string;
  /** How many days the link works. */
  readonly days: number;
}

/** To somebody whom an administrator has invited. */
export const invitationMail: MailTexts<InvitationFacts> = {
  "en-US": ({ product, name, customer, said, link, days }) => ({
    subject: `Your access to ${product}`,
    paragraphs: [
      `Hello ${name},`,
      `${customer} has given you access to ${product}, market intelligence for people who sell local media. One step is left: choose how you want to sign in.`,
      ...(said ? [said] : []),
    ],
    action: { label: "Set up my access", address: link },
    note: `The link works once and expires in ${days} days. If you were not expecting this email, you can ignore it.`,
  }),
  "es-ES": ({ product, name, customer, said, link, days }) => ({
    subject: `Su acceso a ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${customer} le ha dado acceso a ${product}, información de mercado para quienes venden medios locales. Solo falta un paso: elija cómo quiere iniciar sesión.`,
      ...(said ? [said] : []),
    ],
    action: { label: "Activar mi acceso", address: link },
    note: `El enlace sirve una sola vez y caduca en ${days} días. Si no esperaba este mensaje, puede ignorarlo.`,
  }),
  "de-DE": ({ product, name, customer, said, link, days }) => ({
    subject: `Ihr Zugang zu ${product}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `${customer} hat Ihnen Zugang zu ${product} gegeben, Marktinformationen für alle, die lokale Medien verkaufen. Ein Schritt fehlt noch: Legen Sie fest, wie Sie sich anmelden möchten.`,
      ...(said ? [said] : []),
    ],
    action: { label: "Zugang einrichten", address: link },
    note: `Der Link gilt einmal und ${days} Tage lang. Wenn Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.`,
  }),
};
