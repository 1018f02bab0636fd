import { compareForecastRevisions } from "#features/forecast-analysis/server/compareForecastRevisions.ts";
import { differenceReader } from "#revisions/checks/storedDifference.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

export const COMPARE_USAGE = "forecast compare <from> <to> [--year 2027] [--json]";

const SHOWN = 12;

/** Says how two revisions differ, and what differs in what is stated about them. */
export const forecastCompare: Command = async (args, { database, write }) => {
  const { values, words } = readArguments(args, { year: { type: "string" }, json: { type: "boolean" } }, COMPARE_USAGE);
  const [from, to] = [readKnownRevision(words[0]), readKnownRevision(words[1])];
  const year = values.year === undefined ? undefined : readYear(values.year, COMPARE_USAGE);
  const told = await compareForecastRevisions(database, differenceReader(), { from, to, year });
  if (values.json) {
    write(`${JSON.stringify(told)}\n`);
    return OK;
  }
  const table = (what: string, rows: readonly (readonly (string | number)[])[]) =>
    rows.length > 0 ? `\n${textTable([what, "before", "after", "change"], rows)}` : "";
  const moved = told.media.concat(told.verticals).filter(({ change }) => change !== 0);
  write(
    `${told.from.label} (${told.from.revision}) → ${told.to.label} (${told.to.revision}), dollars of ${told.year}\n`,
  );
  write(
    table(
      "year",
      told.years.map(({ id, before, after, change }) => [id, before ?? "", after ?? "", change]),
    ),
  );
  write(
    table(
      "medium, vertical",
      moved.map(({ id, before, after, change }) => [id, before ?? "", after ?? "", change]),
    ),
  );
  write(
    table(
      "market",
      told.markets.slice(0, SHOWN).map(({ name, before, after, change }) => [name, before ?? "", after ?? "", change]),
    ),
  );
  write(
    table(
      "figure",
      told.cells
        .slice(0, SHOWN)
        .map(({ name, subVertical, medium, before, after, change }) => [
          `${name} · ${subVertical} · ${medium}`,
          before,
          after,
          change,
        ]),
    ),
  );
  const stated = told.assumptions.map(({ before, after, ...place }) => [
    Object.values(place).join(" "),
    String(before ?? "–"),
    String(after ?? "–"),
  ]);
  if (stated.length > 0) write(`\n${textTable(["stated", "before", "after"], stated)}`);
  if (told.files.length > 0) write(`\nOther files: ${told.files.join(", ")}\n`);
  return OK;
};

/** `current`, `draft` or a revision's number. @throws Misuse */
function readKnownRevision(word: string | undefined): string {
  if (word !== undefined && /^(current|draft|[1-9]\d{0,8})$/.test(word)) return word;
  throw new Misuse(
    `${word ? `"${word}" is not` : "Name two revisions:"} \`current\`, \`draft\` or a revision's number.\nUsage: ${COMPARE_USAGE}`,
  );
}

/** @throws Misuse */
export function readYear(word: string | undefined, usage: string): number {
  if (word !== undefined && /^(19|20|21)\d\d$/.test(word)) return Number(word);
  throw new Misuse(`${word ? `"${word}" is not a year.` : "Name a year."}\nUsage: ${usage}`);
}
