import type { Words } from "#language/words/words.ts";
import type { RevenueReport } from "../../contract/ownRevenue.ts";
import { problemText } from "./problemText.ts";
import style from "./ReportTables.module.css";

interface ReportTablesProps {
  readonly report: RevenueReport;
  readonly words: Words;
}

/** What a file holds, and line by line what is wrong with it. */
export function ReportTables({ report, words }: ReportTablesProps) {
  const { text, formats } = words;
  const { accepted, refused, problems, errors, totals } = report;
  return (
    <div className={style["report"]} data-testid="revenue-report">
      <p role="status">
        {text("ownRevenue.read", { count: report.rows, rows: formats.count(report.rows) })}{" "}
        {text("ownRevenue.sound", { count: accepted, number: formats.count(accepted) })}{" "}
        {refused > 0 && (
          <strong>{text("ownRevenue.refused", { count: refused, number: formats.count(refused) })}</strong>
        )}
      </p>
      {totals.length > 0 && (
        <div className={style["frame"]}>
          <table>
            <caption>{text("ownRevenue.totals")}</caption>
            <thead>
              <tr>
                <th scope="col">{text("spending.column.market")}</th>
                <th scope="col">{text("spending.column.medium")}</th>
                <th scope="col">{text("spending.column.year")}</th>
                <th scope="col">{text("ownRevenue.column.categories")}</th>
                <th scope="col">{text("ownRevenue.column.inFile")}</th>
                <th scope="col">{text("ownRevenue.column.now")}</th>
              </tr>
            </thead>
            <tbody>
              {totals.map(({ market, medium, year, subVerticals, dollars, replaced }) => (
                <tr key={`${market} ${medium} ${year}`}>
                  <th scope="row">{words.market(market)}</th>
                  <td>{words.medium(medium)}</td>
                  <td>{formats.year(year)}</td>
                  <td>{formats.count(subVerticals)}</td>
                  <td>{formats.dollars(dollars)}</td>
                  <td>{replaced === 0 ? "–" : formats.dollars(replaced)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problems.length > 0 && (
        <div className={style["frame"]}>
          <table>
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
                  <td className={style["what"]}>{problemText(problem, words)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
