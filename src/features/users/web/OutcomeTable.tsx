import { useText } from "#i18n/useText.ts";
import { AuditChanges } from "#ui/audit/AuditChanges.tsx";
import type { UserOutcome } from "../contract/userSchemas.ts";
import style from "./OutcomeTable.module.css";

interface OutcomeTableProps {
  readonly outcomes: readonly UserOutcome[];
  /** Whether the line of a file is told. */
  readonly lines?: boolean;
}

/** Rows shown before the rest is only counted. */
const SHOWN = 200;

/** What would happen, or happened, to each of several users; refused ones first. */
export function OutcomeTable({ outcomes, lines = false }: OutcomeTableProps) {
  const text = useText();
  const ordered = outcomes.toSorted((a, b) => Number(b.outcome === "refused") - Number(a.outcome === "refused"));
  return (
    // A scrolling part of a page must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={style["frame"]} tabIndex={0} role="region" aria-label={text("users.outcomeTable")}>
      <table className={style["table"]}>
        <thead>
          <tr>
            {lines && <th scope="col">{text("users.line")}</th>}
            <th scope="col">{text("users.name")}</th>
            <th scope="col">{text("users.outcome")}</th>
            <th scope="col">{text("users.changes")}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, SHOWN).map((outcome) => (
            <tr key={`${outcome.line}-${outcome.email}`} data-outcome={outcome.outcome}>
              {lines && <td>{outcome.line}</td>}
              <td>
                <bdi>{outcome.name || outcome.email}</bdi>
                {outcome.name && <bdi className={style["email"]}>{outcome.email}</bdi>}
              </td>
              <td>{text(`users.rowOutcomes.${outcome.outcome}`)}</td>
              <td>
                <Changes outcome={outcome} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {outcomes.length > SHOWN && (
        <p className={style["rest"]}>{text("users.moreRows", { count: outcomes.length - SHOWN })}</p>
      )}
    </div>
  );
}

function Changes({ outcome }: { readonly outcome: UserOutcome }) {
  const text = useText();
  const { code, cells, detail, before, after } = outcome;
  if (cells.length > 0) {
    return (
      <ul className={style["cells"]}>
        {cells.map(({ column, value, reason }) => (
          <li key={`${column}-${reason}`}>
            <code>{column}</code> <bdi>“{value}”</bdi> – {reason}
          </li>
        ))}
      </ul>
    );
  }
  if (code === "last-administrator" || code === "seats-taken") return text(`errors.${code}.what`);
  if (code === "conflict") return text("errors.conflict.what");
  if (code) return detail;
  return outcome.outcome === "invited" ? null : <AuditChanges entry={{ before, after }} />;
}
