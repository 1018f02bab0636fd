import { resolve } from "node:path";
import { USUAL_PUBLIC_DATA } from "#revisions/connectors/publicData.ts";
import { PUBLIC_SOURCES, publicSource } from "#domain/publicSources.ts";
import { pullFolder } from "#features/revisions/server/publicData/pullJob.ts";
import { type PulledFile, pullPublicData } from "#features/revisions/server/publicData/pullPublicData.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { type Command, FAILED, Misuse, OK } from "./command.ts";
import { importReportJson, importReportText } from "./revisions/importReportText.ts";
import { readArguments } from "./readArguments.ts";

export const DATA_USAGE = `data pull <source> [--year 2024] [--to <file>] [--fresh] [--json]\nSources: ${PUBLIC_SOURCES.join(", ")}`;

/** Fetches public data into the open draft, or into a file alone. */
export const data: Command = async ([action, ...args], context) => {
  if (action !== "pull") throw new Misuse(`Usage: ${DATA_USAGE}`);
  const { values, words } = readArguments(
    args,
    { year: { type: "string" }, to: { type: "string" }, fresh: { type: "boolean" }, json: { type: "boolean" } },
    DATA_USAGE,
  );
  const source = publicSource(words[0]);
  if (!source)
    throw new Misuse(`${words[0] ? `There is no source "${words[0]}".` : "Which source?"}\nUsage: ${DATA_USAGE}`);
  const { database, dataDir, by, signal, write, progress, publicData = USUAL_PUBLIC_DATA } = context;
  const request = {
    source,
    year: readYear(values.year),
    publicData,
    folder: pullFolder(dataDir),
    fresh: values.fresh ?? false,
    signal,
    progress: (part: number) => progress(`Fetching ${source}: ${Math.round(part * 100)} %`),
  };
  const to = values.to === undefined ? undefined : resolve(context.folder, values.to);
  const file = await pullPublicData(database, request, to);
  progress("");
  if (to !== undefined) {
    write(values.json ? `${JSON.stringify(file)}\n` : `${file.rows} rows of ${file.layout} are in ${file.path}.\n`);
    return OK;
  }
  const { layout, path, made } = file;
  const report = await importIntoDraft({ database, layout, path, by, made, signal });
  if (values.json) write(`${JSON.stringify({ ...importReportJson([report]), ...file })}\n`);
  else write(importReportText(report) + remarks(file));
  return report.status === "accepted" ? OK : FAILED;
};

function remarks({ unchanged, leftOut, untold }: PulledFile): string {
  return [
    unchanged > 0 ? `${unchanged} counties stay as they were: the source does not have them.\n` : "",
    leftOut > 0 ? `${leftOut} counties of the source are unknown here and were skipped.\n` : "",
    untold.length > 0 ? `The source has nothing of ${untold.join(", ")} that year; earlier years stay.\n` : "",
  ].join("");
}

function readYear(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^20\d\d$/.test(word)) return Number(word);
  throw new Misuse(`"${word}" is not a year.\nUsage: ${DATA_USAGE}`);
}
