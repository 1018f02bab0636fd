import { Readable } from "node:stream";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Cell } from "#domain/tables/table.ts";
import { Failure } from "#domain/failure.ts";
import { importFile } from "#revisions/ingest/importFile.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import type { Problem } from "#revisions/ingest/problem.ts";
import { joinDraft } from "../drafts/draft.ts";
import { importGeography } from "../drafts/importGeography.ts";
import { draftState } from "./draftState.ts";

export interface EditedRows {
  readonly layout: LayoutName;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The import whose rows were edited. */
  readonly madeFrom: number;
  /** Who edited them. */
  readonly by: string;
  readonly sample: boolean;
  /** Notes who changed what, together with the change: both or neither. */
  readonly tell: (store: Queryable) => Promise<void>;
}

/**
 * Puts edited rows of a layout into the open draft as a file of their own, by the very checks that every file goes through; a draft is
 * begun where there is none. Answers the draft.
 *
 * @throws Failure `invalid-input` with what the checks found, `conflict` when the draft got another file in place of that which was edited
 */
export async function importRows(database: Database, edited: EditedRows): Promise<number> {
  const { layout, columns, rows, madeFrom, by, sample, tell } = edited;
  const { revision } = await draftState(database);
  let joined: number | null = null;
  const report = await importFile({
    database,
    layout,
    stream: Readable.from([Buffer.from([columns, ...rows].map(line).join(""))]),
    fileName: `${layout}-edited.csv`,
    sample,
    startedBy: by,
    geography: await importGeography(database, revision, layout),
    join: async (store, importId) => {
      joined = (await joinDraft(store, database.engine, { layout, importId, by, madeFrom })).revision;
      await tell(store);
    },
  });
  if (joined === null) throw refusal(report.problems);
  return joined;
}

/** Cells are taken back as they are, so that they stay what they were: nobody opens this file in a spreadsheet. */
function line(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (cell === null ? "" : `"${String(cell).replaceAll('"', '""')}"`)).join(",")}\n`;
}

const TOLD = 20;

function refusal(problems: readonly Problem[]): Failure {
  const errors = problems.filter(({ severity }) => severity === "error").slice(0, TOLD);
  return new Failure(
    "invalid-input",
    errors.map(({ message }) => message).join(" "),
    errors.map(({ column, message }) => ({ pointer: `/body/${column ?? ""}`, message })),
  );
}
