import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import { backTestRevision, type RevisionBackTest } from "#revisions/backTestRevision.ts";
import { backTestFile } from "#revisions/backTestFile.ts";
import { type Command, type CommandContext, Misuse, OK } from "../command.ts";
import { backTestText, revisionBackTestText } from "./backTestText.ts";
import { readArguments, readRevision } from "../readArguments.ts";

export const BACK_TEST_USAGE = "forecast backtest [<revision>] [--file <series.csv>] [--horizons 5] [--json]";

/** Plays the past through: how far forecasts of it would have been off, for a revision's figures or a file of series. */
export const forecastBackTest: Command = async (args, context) => {
  const { values, words } = readArguments(
    args,
    { file: { type: "string" }, horizons: { type: "string" }, json: { type: "boolean" } },
    BACK_TEST_USAGE,
  );
  const horizons = readHorizons(values.horizons);
  const { write } = context;
  if (values.file !== undefined) {
    const report = await ofFile(context, values.file, horizons);
    write(values.json ? `${JSON.stringify(report)}\n` : backTestText(basename(values.file), report));
    return OK;
  }
  const id =
    words[0] === undefined ? await publishedRevision(context.database) : readRevision(words[0], BACK_TEST_USAGE);
  if (id === null) {
    throw new Failure("nothing-published", "Nothing is published yet. Name a revision, or give a file with --file.");
  }
  const report = await backTestRevision(context.database, id, horizons);
  write(values.json ? `${JSON.stringify(report)}\n` : revisionBackTestText(report));
  return OK;
};

async function ofFile({ folder }: CommandContext, file: string, horizons: number): Promise<RevisionBackTest["media"]> {
  try {
    return backTestFile(await readFile(resolve(folder, file), "utf8"), horizons);
  } catch (reason) {
    if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") {
      throw new Failure("invalid-input", `There is no file ${resolve(folder, file)}.`);
    }
    throw reason;
  }
}

function readHorizons(word: string | undefined): number {
  if (word === undefined) return 5;
  if (/^([1-9]|10)$/.test(word)) return Number(word);
  throw new Misuse(`"${word}" is no number of years from 1 to 10.\nUsage: ${BACK_TEST_USAGE}`);
}
