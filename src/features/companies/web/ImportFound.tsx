import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import { Counts, FileFound } from "#ui/ownFile/FileFound.tsx";
import type { ImportReport } from "../contract.ts";

const COUNTS = ["added", "changed", "unchanged", "removed", "contacts", "byZip", "withoutCounty"] as const;

/** What a file would change, and line by line what is wrong with it. */
export function ImportFound({ report }: { readonly report: ImportReport }) {
  const text = useText();
  const formats = useFormats();
  return (
    <FileFound name="companies-report" report={report} said={(problem) => problemText(problem, text, formats)}>
      <Counts items={COUNTS.map((count) => [text(`companies.found.${count}`), report[count]])} />
      {report.withoutCounty > 0 && !report.hasZips && <p>{text("companies.zips.missing")}</p>}
    </FileFound>
  );
}

/** What can be wrong with any file of an organisation's own, in words as `ownRevenue.problem.<code>`. */
const TOLD = [...TABLE_PROBLEMS, "negative-amount", "amount-too-large", "unknown-vertical", "not-entitled"] as const;

/** What reads otherwise of companies, in words as `companies.problem.<code>`. */
const OWN = [
  "bad-code",
  "bad-shape",
  "unknown-county",
  "unknown-value",
  "out-of-range",
  "missing-value",
  "not-a-number",
  "duplicate-key",
  "too-many-rows",
] as const;

export function problemText(
  { code, column, near, message }: OwnFileProblem,
  text: TFunction,
  formats: Formats,
): string {
  const told = TOLD.find((one) => one === code);
  const own = OWN.find((one) => one === code);
  if (own) return text(`companies.problem.${own}`);
  const said = told ? text(`ownRevenue.problem.${told}`, { column: column ?? "" }) : message;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
