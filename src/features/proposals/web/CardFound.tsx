import type { TFunction } from "i18next";
import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import { useText } from "#language/useText.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import { Counts, FileFound } from "#ui/ownFile/FileFound.tsx";
import type { RateCardReport } from "../contract/rateCard.ts";

const COUNTS = ["lines", "stations", "replaced"] as const;

/** What a rate card would bring, and line by line what is wrong with it. */
export function CardFound({ report }: { readonly report: RateCardReport }) {
  const text = useText();
  return (
    <FileFound name="rate-card-report" report={report} said={(problem) => problemText(problem, text)}>
      <Counts items={COUNTS.map((count) => [text(`proposals.card.found.${count}`), report[count]])} />
    </FileFound>
  );
}

/** What reads otherwise of rate cards, in words as `proposals.card.problem.<code>`. */
const OWN = [
  "missing-value",
  "not-a-number",
  "amount-too-large",
  "unknown-value",
  "bad-date",
  "bad-period",
  "duplicate-key",
  "too-many-rows",
] as const;

function problemText({ code, column, message }: OwnFileProblem, text: TFunction): string {
  const own = OWN.find((one) => one === code);
  if (own) return text(`proposals.card.problem.${own}`);
  const told = TABLE_PROBLEMS.find((one) => one === code);
  return told ? text(`ownRevenue.problem.${told}`, { column: column ?? "" }) : message;
}
