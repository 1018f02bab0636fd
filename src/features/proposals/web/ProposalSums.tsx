import type { ProposalTotals } from "#domain/proposals/proposalTotals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { centsText, monthText } from "#language/centsText.ts";
import style from "./Proposals.module.css";

/** What it comes to by month and by station. */
export function ProposalSums({ totals }: { readonly totals: ProposalTotals }) {
  const text = useText();
  const formats = useFormats();
  if (totals.from === null) return null;
  const tables = [
    {
      head: "month" as const,
      rows: totals.months.map(({ month, cents }) => ({ name: monthText(month, formats), cents })),
    },
    { head: "station" as const, rows: totals.stations.map(({ station, cents }) => ({ name: station, cents })) },
  ];
  return tables.map(({ head, rows }) => (
    <section key={head} aria-labelledby={`proposal-by-${head}`}>
      <h2 id={`proposal-by-${head}`}>{text(`proposals.sums.${head}`)}</h2>
      <ScrollFrame className={style["frame"]} labelledBy={`proposal-by-${head}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text(`proposals.sums.head.${head}`)}</th>
              <th scope="col">{text("proposals.column.sum")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cents }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{centsText(cents, formats)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  ));
}
