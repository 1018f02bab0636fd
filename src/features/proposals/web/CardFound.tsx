import type { TFunction } from "i18next";
import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import type { RateCardProblem, RateCardReport } from "../contract/rateCard.ts";
import style from "./Proposals.module.css";

const COUNTS = ["lines", "stations", "replaced"] as const;

/** What a rate card would bring, and line by line what is wrong with it. */
export function CardFound({ report }: { readonly report: RateCardReport }) {
  const text = useText();
  const formats = useFormats();
  const { rows, refused, problems, errors } = report;
  return (
    <div className={style["parts"]} data-testid="rate-card-report">
      <p role="status">
        {text("ownRevenue.read", { count: rows, rows: formats.count(rows) })}{" "}
        {refused > 0 && (
          <strong>{text("ownRevenue.refused", { count: refused, number: formats.count(refused) })}</strong>
        )}
      </p>
      <dl className={style["facts"]}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{text(`proposals.card.found.${count}`)}</dt>
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
                  <td>{problemText(problem, text)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
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

function problemText({ code, column, message }: RateCardProblem, text: TFunction): string {
  const own = OWN.find((one) => one === code);
  if (own) return text(`proposals.card.problem.${own}`);
  const told = TABLE_PROBLEMS.find((one) => one === code);
  return told ? text(`ownRevenue.problem.${told}`, { column: column ?? "" }) : message;
}
