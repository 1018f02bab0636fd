import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface NewEditionFacts extends RegularMailFacts {
  readonly name: string;
  /** What the edition is called. */
  readonly edition: string;
  /** What is told of it, paragraphs parted by empty lines; empty where nothing is. */
  readonly note: string;
  /** Where the notes of all editions stand, behind the sign-in. */
  readonly link: string;
}

/** To whoever wants to hear of new editions of the data by mail. Figures never travel by mail. */
export const newEditionMail: MailTexts<NewEditionFacts> = {
  "en-US": ({ name, edition, note, link }) => ({
    subject: `New edition of the data: ${edition}`,
    paragraphs: [
      `Hello ${name},`,
      `The edition “${edition}” is out, on every screen and in every file from now on.`,
      ...paragraphs(note),
    ],
    action: { label: "See what is new", address: link },
    note: "You asked to hear of new editions by mail. On the page behind the button you can change that.",
  }),
  "es-ES": ({ name, edition, note, link }) => ({
    subject: `Nueva edición de los datos: ${edition}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Ya está disponible la edición «${edition}», desde ahora en todas las pantallas y archivos.`,
      ...paragraphs(note),
    ],
    action: { label: "Ver las novedades", address: link },
    note: "Usted pidió recibir por correo las nuevas ediciones. Puede cambiarlo en la página a la que lleva el botón.",
  }),
  "de-DE": ({ name, edition, note, link }) => ({
    subject: `Neue Datenausgabe: ${edition}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `die Ausgabe „${edition}“ ist da und gilt ab sofort auf allen Seiten und in allen Dateien.`,
      ...paragraphs(note),
    ],
    action: { label: "Neuerungen ansehen", address: link },
    note: "Sie möchten neue Ausgaben per Mail erfahren. Auf der Seite hinter dem Knopf lässt sich das ändern.",
  }),
};

function paragraphs(note: string): string[] {
  return note
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
