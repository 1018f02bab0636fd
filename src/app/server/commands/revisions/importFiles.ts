import { access, constants } from "node:fs/promises";
import { resolve } from "node:path";
import { Failure } from "#domain/failure.ts";
import { COVERAGES, type Coverage } from "#domain/revisions/coverage.ts";
import { LAYOUTS, type LayoutName } from "#revisions/ingest/layout.ts";
import { standsBeside } from "#revisions/ingest/layoutByName.ts";
import { ENCODINGS, type Encoding } from "#revisions/ingest/readers/reader.ts";
import { type DraftImportReport, importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { type Command, type CommandContext, FAILED, Misuse, OK } from "../command.ts";
import { importReportJson, importReportText } from "./importReportText.ts";
import { progressText } from "../progressText.ts";
import { readArguments } from "../readArguments.ts";

export const IMPORT_USAGE =
  "import <layout> <file>… [--json] [--encoding latin1] [--decimal-comma] [--coverage whole|part] [--replace]\n" +
  `Layouts: ${LAYOUTS.join(", ")}`;

const OPTIONS = {
  json: { type: "boolean" },
  encoding: { type: "string" },
  "decimal-comma": { type: "boolean" },
  coverage: { type: "string" },
  replace: { type: "boolean" },
} as const;

/** Imports files of one layout into the open draft. Each file is taken whole or not at all. */
export const importFiles: Command = async (args, context) => {
  const { values, words } = readArguments(args, OPTIONS, IMPORT_USAGE);
  const [layoutWord, ...files] = words;
  const layout = readLayout(layoutWord);
  if (files.length === 0) throw new Misuse(`Name a file.\nUsage: ${IMPORT_USAGE}`);
  if (!standsBeside(layout) && (files.length > 1 || values.replace)) {
    throw new Misuse(`A file of ${layout} replaces the earlier one, so import it alone and without --replace.`);
  }
  const coverage = readCoverage(values.coverage, layout);
  const paths = files.map((file) => resolve(context.folder, file));
  for (const path of paths) await checkReadable(path);

  const options = { encoding: readEncoding(values.encoding), decimalComma: values["decimal-comma"] };
  const reports: DraftImportReport[] = [];
  for (const [at, path] of paths.entries()) {
    const replace = values.replace && at === 0;
    const report = await importOne({ context, layout, path, options, coverage, replace });
    reports.push(report);
    if (!values.json) context.write(importReportText(report));
  }
  if (values.json) context.write(`${JSON.stringify(importReportJson(reports))}\n`);
  return reports.every(({ status }) => status === "accepted") ? OK : FAILED;
};

async function importOne({
  context,
  layout,
  path,
  options,
  coverage,
  replace,
}: {
  readonly context: CommandContext;
  readonly layout: LayoutName;
  readonly path: string;
  readonly options: { readonly encoding: Encoding | undefined; readonly decimalComma: boolean | undefined };
  readonly coverage: Coverage | undefined;
  readonly replace: boolean | undefined;
}): Promise<DraftImportReport> {
  const { database, by, signal, progress } = context;
  const file = path.slice(path.lastIndexOf("/") + 1);
  try {
    return await importIntoDraft({
      database,
      layout,
      path,
      by,
      coverage,
      replace,
      options,
      signal,
      onProgress: (state) => progress(progressText(file, state)),
    });
  } finally {
    progress("");
  }
}

function readLayout(word: string | undefined): LayoutName {
  const layout = LAYOUTS.find((known) => known === word);
  if (layout) return layout;
  throw new Misuse(`${word ? `There is no layout "${word}".` : "Which layout?"}\nUsage: ${IMPORT_USAGE}`);
}

function readEncoding(word: string | undefined): Encoding | undefined {
  const encoding = ENCODINGS.find((known) => known === word);
  if (encoding || word === undefined) return encoding;
  throw new Misuse(`"${word}" is not an encoding; --encoding takes ${ENCODINGS.join(", ")}.`);
}

function readCoverage(word: string | undefined, layout: LayoutName): Coverage | undefined {
  if (word === undefined) return undefined;
  if (layout !== "spend") throw new Misuse(`Files of ${layout} have no coverage; only those of spend do.`);
  const coverage = COVERAGES.find((known) => known === word);
  if (coverage) return coverage;
  throw new Misuse(`"${word}" is not a coverage; --coverage takes ${COVERAGES.join(" or ")}.`);
}

async function checkReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
  } catch {
    throw new Failure("not-found", `The file ${path} does not exist or cannot be read. Nothing was imported.`);
  }
}
