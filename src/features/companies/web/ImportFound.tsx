import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import type { CompanyProblem, ImportReport } from "../contract.ts";
import style from "./Companies.module.css";

const COUNTS = ["added", "changed", "unchanged", "removed", "contacts", "withoutCounty"] as const;

/** What a file would change, and line by line what is wrong with it. */
export function ImportFound({ report }: { readonly report: ImportReport }) {
  const text = useText();
  const formats = useFormats();
  const { rows, refused, problems, errors } = report;
  return (
    <div className={style["report"]} data-testid="companies-report">
      <p role="status">
        {text("ownRevenue.read", { count: rows, rows: formats.count(rows) })}{" "}
        {refused > 0 && (
          <strong>{text("ownRevenue.refused", { count: refused, number: formats.count(refused) })}</strong>
        )}
      </p>
      <dl className={style["facts"]}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{text(`companies.found.${count}`)}</dt>
            <dd>{formats.count(report[count])}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <ScrollFrame className={style["frame"]} label={text("ownRevenue.problems")}>
          <table aria-label={text("ownRevenue.problems")}>
            <caption>
              {errors > problems.length
                ? text("ownRevenue.problemsOf", { shown: formats.count(problems.length), all: formats.count(errors) })
                : text("ownRevenue.problems")}
            </caption>
            <thead>
              <tr>
                <th scope="col">{text("ownRevenue.column.line")}</th>
                <th scope="col">{text("ownRevenue.column.column")}</th>
                <th scope="col">{text("ownRevenue.column.value")}</th>
                <th scope="col">{text("ownRevenue.column.problem")}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem, at) => (
                // Two problems of one line differ by nothing but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">{problem.line === null ? "–" : formats.count(problem.line)}</th>
                  <td>
                    <bdi>{problem.column}</bdi>
                  </td>
                  <td>
                    <bdi>{problem.value}</bdi>
                  </td>
                  <td>{problemText(problem, text, formats)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
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

function problemText({ code, column, near, message }: CompanyProblem, text: TFunction, formats: Formats): string {
  const told = TOLD.find((one) => one === code);
  const own = OWN.find((one) => one === code);
  if (own) return text(`companies.problem.${own}`);
  const said = told ? text(`ownRevenue.problem.${told}`, { column: column ?? "" }) : message;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
