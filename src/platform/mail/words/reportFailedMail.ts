import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface ReportFailedFacts extends MailFacts {
  readonly name: string;
  /** What the report is called. */
  readonly report: string;
  /** What went wrong and why, in the reader's language. */
  readonly why: string;
  /** Whether the schedule will try no more. */
  readonly paused: boolean;
  readonly link: string;
}

/** To the owner of a report that could not be made. */
export const reportFailedMail: MailTexts<ReportFailedFacts> = {
  "en-US": ({ name, report, why, paused, link }) => ({
    subject: `Could not be created: ${report}`,
    paragraphs: [
      `Hello ${name},`,
      `Your report “${report}” could not be created.`,
      why,
      paused
        ? "This was the second time in a row, so its schedule is paused. Fix the report and save the schedule again."
        : "It will be retried at its next scheduled time. After a second failure, the schedule pauses.",
    ],
    action: { label: "Open the report", address: link },
  }),
  "es-ES": ({ name, report, why, paused, link }) => ({
    subject: `No se ha podido generar: ${report}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Su informe «${report}» no se ha podido generar.`,
      why,
      paused
        ? "Es la segunda vez seguida, así que su programación queda en pausa. Corrija el informe y vuelva a guardar la programación."
        : "Se intentará de nuevo en la próxima fecha prevista. Tras un segundo fallo, la programación queda en pausa.",
    ],
    action: { label: "Abrir el informe", address: link },
  }),
  "de-DE": ({ name, report, why, paused, link }) => ({
    subject: `Nicht erstellt: ${report}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `Ihr Bericht „${report}“ konnte nicht erstellt werden.`,
      why,
      paused
        ? "Das war das zweite Mal in Folge, daher pausiert sein Zeitplan. Korrigieren Sie den Bericht und speichern Sie den Zeitplan erneut."
        : "Zum nächsten geplanten Termin folgt ein neuer Versuch. Nach einem zweiten Fehlschlag pausiert der Zeitplan.",
    ],
    action: { label: "Bericht öffnen", address: link },
  }),
};
