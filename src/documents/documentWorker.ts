import { FILE_TYPES, type ReportFormat } from "#domain/tables/fileTypes.ts";
import type { CustomReportOrder, ReportFile, ReportTableOrder, TableMade } from "./customReport/customReportOrder.ts";
import type { ReportDocument } from "./document.ts";
import type { Picture } from "./drawings/figurePicture.ts";
import { type Following, openSideProcess, type SideProcess, type SideSetting } from "./sideProcess.ts";

/**
 * Writes documents and computes large custom reports in processes of their own. Whatever it is asked for waits for its like, can be
 * dropped, and fails with `document-failed` or `overloaded`.
 */
export interface DocumentWorker {
  /** The file of a document, which is put together when its turn has come. Fails with what that failed with, too. */
  readonly print: (
    document: () => ReportDocument | Promise<ReportDocument>,
    format: ReportFormat,
    signal?: AbortSignal,
  ) => Promise<PrintedFile>;
  /** The file of a custom report. Those that are made in the background keep nobody waiting who waits for a document. */
  readonly report: (order: CustomReportOrder, background: boolean, follow?: Following) => Promise<ReportFile>;
  /** A figure as PNG, of twice its pixels. */
  readonly picture: (picture: Picture, signal?: AbortSignal) => Promise<Uint8Array>;
  /** A custom report as a table, or the first rows of it. */
  readonly table: (order: ReportTableOrder, signal?: AbortSignal) => Promise<TableMade>;
  /** Makes ready for a document that somebody is about to ask for. */
  readonly warm: () => void;
  readonly close: () => Promise<void>;
}

export interface PrintedFile {
  readonly name: string;
  /** By its contents. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What the process of a document worker is asked for. */
export type DocumentOrder =
  | { readonly kind: "document"; readonly document: ReportDocument; readonly format: ReportFormat }
  | { readonly kind: "picture"; readonly picture: Picture }
  | { readonly kind: "report"; readonly report: CustomReportOrder }
  | { readonly kind: "table"; readonly table: ReportTableOrder }
  | { readonly kind: "warm" };

/** What it answers to each of them. */
export interface DocumentWorkerAnswer {
  readonly document: Uint8Array;
  readonly picture: Uint8Array;
  readonly report: ReportFile;
  readonly table: TableMade;
  readonly warm: null;
}

const MINUTE = 60_000;

/** Beside a process that answers requests: about a third of its share for what is shown on a screen, a tenth for files, and what is left. */
const NICENESS = { tables: 5, documents: 10, background: 19 };

/** Each room is a process that starts with its first order: nobody's large report makes a one-sheet or a preview wait. */
export function openDocumentWorker(setting: Partial<SideSetting> = {}): DocumentWorker {
  const base: SideSetting = {
    worker: new URL("./documentThread.ts", import.meta.url),
    timeLimit: MINUTE,
    restAfter: 10 * MINUTE,
    mostWaiting: 100,
    niceness: NICENESS.documents,
    ...setting,
  };
  const open = (more: Partial<SideSetting> = {}) =>
    openSideProcess<DocumentOrder, DocumentWorkerAnswer[keyof DocumentWorkerAnswer]>({ ...base, ...more });
  const documents = open();
  const tables = open({ niceness: NICENESS.tables });
  const background = open({ timeLimit: setting.timeLimit ?? 5 * MINUTE, niceness: NICENESS.background });
  let warmed = 0;

  return {
    print: async (compose, format, signal) => {
      let name = "";
      const order = async () => {
        const document = await compose();
        name = `${document.about.fileName}.${format}`;
        return { kind: "document", document, format } as const;
      };
      const bytes = await make(documents, order, { signal });
      return { name, type: FILE_TYPES[format], bytes };
    },
    picture: (picture, signal) => make(documents, () => ({ kind: "picture", picture }), { signal }),
    report: (report, isBackground, follow) =>
      make(isBackground ? background : documents, () => ({ kind: "report", report }), follow),
    table: (table, signal) => make(tables, () => ({ kind: "table", table }), { signal }),
    warm: () => {
      // Once while the process lives; a lost wish costs the next reader a second, and nobody else anything.
      if (Date.now() - warmed < base.restAfter) return;
      warmed = Date.now();
      make(documents, () => ({ kind: "warm" })).catch(() => undefined);
    },
    close: async () => {
      await Promise.all([documents, tables, background].map((room) => room.close()));
    },
  };
}

/** Each kind of order has its answer. */
function make<Kind extends keyof DocumentWorkerAnswer>(
  room: SideProcess<DocumentOrder, DocumentWorkerAnswer[keyof DocumentWorkerAnswer]>,
  order: () => Extract<DocumentOrder, { kind: Kind }> | Promise<Extract<DocumentOrder, { kind: Kind }>>,
  follow?: Following,
): Promise<DocumentWorkerAnswer[Kind]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return room.make(order, follow) as Promise<DocumentWorkerAnswer[Kind]>;
}
