import { memo } from "react";
import type { ReportRow, ReportTable } from "#documents/document.ts";
import { ScrollFrame } from "../../look/ScrollFrame.tsx";
import style from "./Document.module.css";

/** A table of a document as its pages have it. */
export const DocumentTable = memo(function DocumentTable({ table }: { readonly table: ReportTable }) {
  const { caption, columns, rows, totals } = table;
  const line = ({ cells, mark }: ReportRow, key: number) => (
    <tr key={key} data-mark={mark === null ? undefined : ""}>
      {cells.map(({ text }, at) => {
        const column = columns[at];
        if (!column) return null;
        if (at > 0)
          return (
            <td
              key={column.key}
              data-numeric={column.numeric || undefined}
              data-forecast={column.forecast || undefined}
            >
              {text}
            </td>
          );
        return (
          <th key={column.key} scope="row">
            {text}
            {mark !== null && <small> · {mark}</small>}
          </th>
        );
      })}
    </tr>
  );
  return (
    <ScrollFrame className={style["table"]} label={caption}>
      <table aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ key, head, headUnit, numeric, forecast }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined} data-forecast={forecast || undefined}>
                {head}
                {headUnit !== "" && <small>{headUnit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {totals.length > 0 && <tfoot>{totals.map(line)}</tfoot>}
      </table>
    </ScrollFrame>
  );
});
