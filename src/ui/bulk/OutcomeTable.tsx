import { ROW_OUTCOMES, type RowOutcome } from "#platform/api/rowOutcome.ts";
import { useText } from "#language/useText.ts";
import { AuditChanges } from "../audit/AuditChanges.tsx";
import { ScrollFrame } from "../look/ScrollFrame.tsx";
import style from "./OutcomeTable.module.css";
import { RowFaults } from "./RowFaults.tsx";

interface OutcomeTableProps {
  readonly outcomes: readonly RowOutcome[];
  /** Whether the line of a file is told. */
  readonly lines?: boolean;
}

/** Rows shown before the rest is only counted. */
const SHOWN = 200;

/** What would happen, or happened, to each of several entries; refused ones first, since they need a hand. */
export function OutcomeTable({ outcomes, lines = false }: OutcomeTableProps) {
  const text = useText();
  const ordered = ROW_OUTCOMES.flatMap((outcome) => outcomes.filter((row) => row.outcome === outcome));
  return (
    <ScrollFrame className={style["frame"]} label={text("bulk.each")}>
      <table className={style["table"]} aria-label={text("bulk.each")}>
        <thead>
          <tr>
            {lines && <th scope="col">{text("bulk.line")}</th>}
            <th scope="col">{text("bulk.name")}</th>
            <th scope="col">{text("bulk.outcome")}</th>
            <th scope="col">{text("bulk.changes")}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, SHOWN).map((row) => (
            <tr key={`${row.line} ${row.id}`} data-outcome={row.outcome}>
              {lines && <td>{row.line}</td>}
              <td>
                <bdi>{row.name || row.email || text("bulk.unnamed")}</bdi>
                {row.name && row.email && <bdi className={style["email"]}>{row.email}</bdi>}
              </td>
              <td>{text(`bulk.one.${row.outcome}`)}</td>
              <td>
                {row.outcome === "refused" ? (
                  <RowFaults row={row} />
                ) : (
                  <AuditChanges entry={{ before: row.outcome === "added" ? null : row.before, after: row.after }} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes.length > SHOWN && (
        <p className={style["rest"]}>{text("bulk.moreRows", { count: outcomes.length - SHOWN })}</p>
      )}
    </ScrollFrame>
  );
}
