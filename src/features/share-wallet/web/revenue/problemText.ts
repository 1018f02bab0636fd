import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { Words } from "#language/words/words.ts";
import type { RevenueProblem } from "../../contract/ownRevenue.ts";

/** Everything that can be wrong with a file of own revenue, in words as `ownRevenue.problem.<code>`. */
const TOLD = [
  ...TABLE_PROBLEMS,
  "missing-value",
  "not-a-number",
  "negative-amount",
  "amount-too-large",
  "bad-year",
  "bad-month",
  "unknown-market",
  "ambiguous-market",
  "unknown-medium",
  "unknown-vertical",
  "duplicate-key",
  "year-and-months",
  "not-entitled",
  "too-many-rows",
] as const;

/** What is wrong, in the reader's language, with the names that come near; the API's own sentence for what is new to this screen. */
export function problemText({ code, column, near, message }: RevenueProblem, { text, formats }: Words): string {
  const known = TOLD.find((one) => one === code);
  const said = known ? text(`ownRevenue.problem.${known}`, { column: column ?? "" }) : message;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
