import { formatsFor } from "#language/format.ts";
import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ErasureBegunFacts extends MailFacts {
  readonly name: string;
  /** When the data goes for good. */
  readonly due: Date;
  /** Whether the reader asked for it herself. */
  readonly herself: boolean;
  readonly link: string;
}

/** To a person whose account was closed and whose data is to be erased: the last chance to have it undone. */
export const erasureBegunMail: MailTexts<ErasureBegunFacts> = {
  "en-US": ({ product, name, due, herself, link }) => ({
    subject: `Your data at ${product} will be erased`,
    paragraphs: [
      `Hello ${name},`,
      herself
        ? `You asked us to erase your personal data at ${product}. Your account is closed from now on.`
        : `An administrator has asked for your personal data at ${product} to be erased. Your account is closed from now on.`,
      `On ${day(due, "en-US")} your data will be permanently erased.`,
      "If you want to keep your account, tell an administrator before then: the erasure can be undone until that day. API keys stay revoked in any case.",
    ],
    action: { label: `Go to ${product}`, address: link },
  }),
  "es-ES": ({ product, name, due, herself, link }) => ({
    subject: `Sus datos de ${product} se van a borrar`,
    paragraphs: [
      `Hola, ${name}:`,
      herself
        ? `Ha pedido que se borren sus datos personales de ${product}. Su cuenta queda cerrada desde este momento.`
        : `Un administrador ha pedido que se borren sus datos personales de ${product}. Su cuenta queda cerrada desde este momento.`,
      `El ${day(due, "es-ES")} se borrarán definitivamente.`,
      "Si quiere conservar la cuenta, avise antes a un administrador: hasta ese día se puede deshacer. Las claves de API quedan revocadas en todo caso.",
    ],
    action: { label: `Ir a ${product}`, address: link },
  }),
  "de-DE": ({ product, name, due, herself, link }) => ({
    subject: `Ihre Daten bei ${product} werden gelöscht`,
    paragraphs: [
      `Guten Tag ${name},`,
      herself
        ? `Sie haben um die Löschung Ihrer personenbezogenen Daten bei ${product} gebeten. Ihr Konto ist ab sofort geschlossen.`
        : `Ein Administrator hat die Löschung Ihrer personenbezogenen Daten bei ${product} veranlasst. Ihr Konto ist ab sofort geschlossen.`,
      `Am ${day(due, "de-DE")} werden die Daten endgültig gelöscht.`,
      "Wenn Sie Ihr Konto behalten möchten, wenden Sie sich vorher an einen Administrator: Bis zu diesem Tag lässt sich die Löschung rückgängig machen. API-Schlüssel bleiben in jedem Fall widerrufen.",
    ],
    action: { label: `Zu ${product}`, address: link },
  }),
};

function day(due: Date, locale: "en-US" | "es-ES" | "de-DE"): string {
  return formatsFor(locale).date(due.toISOString());
}
