import { explainCell } from "#revisions/explainCell.ts";
import { runBase } from "#revisions/runBase.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readYear } from "./forecastCompare.ts";
import { readArguments } from "../readArguments.ts";
import { count, textTable } from "../textTable.ts";

export const EXPLAIN_USAGE =
  "forecast explain --medium tvOta --year 2027 [--market tv-501] [--sub-vertical carMakers] [--revision <id>] [--json]";

/** Says how one figure came about, step by step with its amounts. */
export const forecastExplain: Command = async (args, { database, write }) => {
  const options = {
    market: { type: "string" },
    "sub-vertical": { type: "string" },
    medium: { type: "string" },
    year: { type: "string" },
    revision: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values } = readArguments(args, options, EXPLAIN_USAGE);
  if (values.medium === undefined) throw new Misuse(`Which medium?\nUsage: ${EXPLAIN_USAGE}`);
  const asked = {
    market: values.market ?? null,
    subVertical: values["sub-vertical"] ?? null,
    medium: values.medium,
    year: readYear(values.year, EXPLAIN_USAGE),
  };
  const { id } = await runBase(database, values.revision ?? "current");
  const { course, ...told } = await explainCell(database, id, asked);
  if (values.json) {
    write(`${JSON.stringify({ revision: String(id), ...course, ...told })}\n`);
    return OK;
  }
  const { total, market, subVertical, strength, balanced, locked, dollars } = course;
  const steps: [string, string, string][] = [
    ["national total", count(total.dollars), `${total.provenance.basis}: ${total.provenance.source}`],
  ];
  if (market)
    steps.push([
      "of it the market",
      count(market.dollars),
      `${percent(market.share)} by ${market.drivers.map(({ driver, share, weight }) => `${driver} ${percent(share)} × ${weight}`).join(", ")}; size × ${market.size.toFixed(3)}`,
    ]);
  if (subVertical) steps.push(["of it the sub-vertical", count(subVertical.dollars), percent(subVertical.share)]);
  if (strength !== null) steps.push(["strength in the market", strength.toFixed(3), "1 is average"]);
  if (told.balancing !== null) steps.push(["balancing", told.balancing.toFixed(4), "against both shares of the total"]);
  steps.push(["balanced", balanced.toFixed(2), "before evidence and rounding"]);
  if (locked.cells > 0) steps.push(["fixed by evidence", count(locked.dollars), `${locked.cells} cells`]);
  for (const line of told.evidence)
    steps.push([
      line.least ? "spend line, a part" : "spend line",
      count(line.dollars),
      `over ${line.subVerticals} sub-verticals and ${line.media} media`,
    ]);
  for (const { before: _, after, ...place } of told.stated)
    steps.push(["stated", String(after), Object.values(place).join(" ")]);
  steps.push(["figure", count(dollars), "whole dollars"]);
  write(textTable(["step", "amount", "why"], steps));
  return OK;
};

function percent(part: number): string {
  return `${(part * 100).toFixed(3)} %`;
}
