import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ErasureUndoneFacts extends MailFacts {
  readonly name: string;
  readonly link: string;
}

/** To a person whose account was to be erased and stays after all. */
export const erasureUndoneMail: MailTexts<ErasureUndoneFacts> = {
  "en-US": ({ product, name, link }) => ({
    subject: `Your account at ${product} has been restored`,
    paragraphs: [
      `Hello ${name},`,
      "The erasure of your data has been undone. Your account is open again, with everything that was in it.",
      "API keys stay revoked. Create new ones where you need them.",
    ],
    action: { label: "Sign in", address: link },
  }),
  "es-ES": ({ product, name, link }) => ({
    subject: `Su cuenta de ${product} se ha restaurado`,
    paragraphs: [
      `Hola, ${name}:`,
      "El borrado de sus datos se ha deshecho. Su cuenta vuelve a estar abierta, con todo lo que contenía.",
      "Las claves de API siguen revocadas. Cree otras nuevas donde las necesite.",
    ],
    action: { label: "Iniciar sesión", address: link },
  }),
  "de-DE": ({ product, name, link }) => ({
    subject: `Ihr Konto bei ${product} ist wiederhergestellt`,
    paragraphs: [
      `Guten Tag ${name},`,
      "die Löschung Ihrer Daten wurde rückgängig gemacht. Ihr Konto ist wieder geöffnet, mit allem, was darin war.",
      "API-Schlüssel bleiben widerrufen. Erstellen Sie bei Bedarf neue.",
    ],
    action: { label: "Anmelden", address: link },
  }),
};
