import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface KeyMadeFacts extends MailFacts {
  readonly name: string;
  /** What the key is called. */
  readonly key: string;
  /** Its beginning. */
  readonly hint: string;
  /** Who made it, where that was somebody else; empty otherwise. */
  readonly by: string;
  /** The last day it works, such as 2026-11-30. */
  readonly until: string;
  /** Where keys are revoked. */
  readonly link: string;
}

/** A security notice, to the person whose rights a new API key carries. */
export const keyMadeMail: MailTexts<KeyMadeFacts> = {
  "en-US": ({ product, name, key, hint, by, until, link }) => ({
    subject: `A new API key for ${product}`,
    paragraphs: [
      `Hello ${name},`,
      `An API key was created at ${product}${by && ` by ${by}`}. It works with your rights until ${until}: “${key}”, beginning with ${hint}.`,
      "If you expected it, there is nothing to do. If not, revoke it at once, choose a new password and tell your administrator.",
    ],
    action: { label: "My API keys", address: link },
  }),
  "es-ES": ({ product, name, key, hint, by, until, link }) => ({
    subject: `Nueva clave de API de ${product}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Se ha creado${by && ` (por ${by})`} una clave de API de ${product} que funciona con sus permisos hasta el ${until}: «${key}», que empieza por ${hint}.`,
      "Si la esperaba, no tiene que hacer nada. Si no, revóquela de inmediato, elija una contraseña nueva y avise a su administrador.",
    ],
    action: { label: "Mis claves de API", address: link },
  }),
  "de-DE": ({ product, name, key, hint, by, until, link }) => ({
    subject: `Ein neuer API-Schlüssel für ${product}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `bei ${product} wurde${by && ` von ${by}`} ein API-Schlüssel erstellt, der bis ${until} mit Ihren Rechten arbeitet: „${key}“, beginnend mit ${hint}.`,
      "Wenn Sie ihn erwartet haben, ist nichts zu tun. Wenn nicht, widerrufen Sie ihn sofort, legen Sie ein neues Passwort fest und informieren Sie Ihren Administrator.",
    ],
    action: { label: "Meine API-Schlüssel", address: link },
  }),
};
