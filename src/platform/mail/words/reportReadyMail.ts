import type { MailTexts, RegularMailFacts } from "../composeMail.ts";

export interface ReportReadyFacts extends RegularMailFacts {
  readonly name: string;
  /** What the report is called. */
  readonly report: string;
  readonly rows: number;
  /** Where the file is, behind the sign-in. */
  readonly link: string;
}

/** To whoever a scheduled report was made for. Figures never travel by mail: the file stays behind the sign-in. */
export const reportReadyMail: MailTexts<ReportReadyFacts> = {
  "en-US": ({ name, report, rows, link }) => ({
    subject: `Your report: ${report}`,
    paragraphs: [
      `Hello ${name},`,
      `“${report}” has been updated, with ${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"} and the markets and verticals in your subscription.`,
    ],
    action: { label: "Open the report", address: link },
    note: "The file is kept for a week. If no figure has changed, no email is sent. Whoever set up the schedule can change or end it next to the report.",
  }),
  "es-ES": ({ name, report, rows, link }) => ({
    subject: `Su informe: ${report}`,
    paragraphs: [
      `Hola, ${name}:`,
      `«${report}» se ha actualizado, con ${rows.toLocaleString("es-ES")} ${rows === 1 ? "fila" : "filas"} y los mercados y sectores de su suscripción.`,
    ],
    action: { label: "Abrir el informe", address: link },
    note: "El archivo se conserva una semana. Si ninguna cifra ha cambiado, no se envía ningún correo. Quien creó la programación puede cambiarla o terminarla junto al informe.",
  }),
  "de-DE": ({ name, report, rows, link }) => ({
    subject: `Ihr Bericht: ${report}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `„${report}“ wurde aktualisiert, mit ${rows.toLocaleString("de-DE")} ${rows === 1 ? "Zeile" : "Zeilen"} und den Märkten und Branchen Ihres Abonnements.`,
    ],
    action: { label: "Bericht öffnen", address: link },
    note: "Die Datei bleibt eine Woche erhalten. Hat sich keine Zahl geändert, kommt keine E-Mail. Wer den Zeitplan eingerichtet hat, kann ihn beim Bericht ändern oder beenden.",
  }),
};
