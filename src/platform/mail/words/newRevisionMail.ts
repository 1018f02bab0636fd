import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface NewRevisionFacts extends RegularMailFacts {
  readonly name: string;
  /** What the revision is called. */
  readonly revision: string;
  /** What is told of it, paragraphs parted by empty lines; empty where nothing is. */
  readonly note: string;
  /** Where the notes of all revisions stand, behind the sign-in. */
  readonly link: string;
}

/** To whoever wants to hear of new revisions of the data by mail. Figures never travel by mail. */
export const newRevisionMail: MailTexts<NewRevisionFacts> = {
  "en-US": ({ name, revision, note, link }) => ({
    subject: `New revision of the data: ${revision}`,
    paragraphs: [
      `Hello ${name},`,
      `The revision “${revision}” is out. Every screen and file now uses it.`,
      ...paragraphs(note),
    ],
    action: { label: "See what’s new", address: link },
    note: "You asked to be notified of new revisions by email. You can change that on the page behind the button.",
  }),
  "es-ES": ({ name, revision, note, link }) => ({
    subject: `Nueva revisión de los datos: ${revision}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Ya está disponible la revisión «${revision}», que ya usan todas las páginas y archivos.`,
      ...paragraphs(note),
    ],
    action: { label: "Ver las novedades", address: link },
    note: "Usted pidió que se le avisara por correo de las nuevas revisiones. Puede cambiarlo en la página a la que lleva el botón.",
  }),
  "de-DE": ({ name, revision, note, link }) => ({
    subject: `Neue Revision der Daten: ${revision}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `die Revision „${revision}“ ist erschienen. Alle Seiten und Dateien verwenden sie ab sofort.`,
      ...paragraphs(note),
    ],
    action: { label: "Neuerungen ansehen", address: link },
    note: "Sie möchten per E-Mail über neue Revisionen informiert werden. Auf der Seite hinter dem Button können Sie das ändern.",
  }),
};

function paragraphs(note: string): string[] {
  return note
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
