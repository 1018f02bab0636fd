import { useCallback } from "react";
import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import { useText } from "#language/useText.ts";
import type { UploadProblem } from "../../contract/uploadSchemas.ts";

/** What can be wrong with the rows of imports, in words as `imports.problem.<code>`. */
const OF_IMPORTS = [
  "layout-unknown",
  "no-geography",
  "out-of-range",
  "missing-value",
  "control-character",
  "not-a-number",
  "negative-amount",
  "amount-too-large",
  "bad-year",
  "bad-month",
  "bad-code",
  "bad-coordinate",
  "outside-state",
  "unknown-value",
  "unknown-market",
  "ambiguous-market",
  "market-conflict",
  "market-kind",
  "unknown-county",
  "unknown-medium",
  "unknown-vertical",
  "unknown-platform",
  "duplicate-key",
  "share-above-one",
  "share-not-whole",
  "year-and-months",
  "quarter-and-month",
  "not-entitled",
  "too-many-rows",
  "missing-translation",
  "sources-differ",
  "no-stations",
  "unknown-station",
  "doubtful-station",
  "doubtful-market",
  "deleted-call-sign",
  "bad-date",
  "bad-shape",
  "bad-period",
  "bad-category",
  "unknown-media-type",
] as const;

/** Those whose value is what shares add up to. */
const SUMS = ["share-above-one", "share-not-whole"] as const;

/** Says what is wrong in the reader's language; the API's own sentence where a code is new to this app. */
export function usePlainProblem(): (
  problem: Pick<UploadProblem, "code" | "column" | "message"> & Partial<Pick<UploadProblem, "value">>,
) => string {
  const text = useText();
  return useCallback(
    ({ code, column, message, value }) => {
      const withSum = value ? SUMS.find((known) => known === code) : undefined;
      if (withSum) return text(`imports.problemWithSum.${withSum}`, { value });
      const ofImports = OF_IMPORTS.find((known) => known === code);
      if (ofImports) return text(`imports.problem.${ofImports}`);
      const ofTables = TABLE_PROBLEMS.find((known) => known === code);
      return ofTables ? text(`ownRevenue.problem.${ofTables}`, { column: column ?? "" }) : message;
    },
    [text],
  );
}
