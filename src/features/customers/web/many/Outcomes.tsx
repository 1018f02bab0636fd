import { useText } from "#i18n/useText.ts";
import { AuditChanges } from "#ui/audit/AuditChanges.tsx";
import type { CustomerOutcome } from "../../contract/customerSchemas.ts";
import style from "./Outcomes.module.css";

interface OutcomesProps {
  readonly items: readonly CustomerOutcome[];
  /** Whether it has been done; else it is what would happen. */
  readonly done: boolean;
  /** For files: names the line of each. */
  readonly lines?: boolean;
}

const ORDER = ["refused", "created", "changed", "unchanged"] as const;

/** What becomes of each customer: refused ones first, since they need a hand. */
export function Outcomes({ items, done, lines = false }: OutcomesProps) {
  const text = useText();
  const sorted = ORDER.flatMap((outcome) => items.filter((item) => item.outcome === outcome));
  const phase = done ? "done" : "planned";
  return (
    <div className={style["outcomes"]}>
      <p className={style["summary"]} role="status">
        {ORDER.map((outcome) => ({ outcome, count: items.filter((item) => item.outcome === outcome).length }))
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => text(`customers.outcome.${phase}.${outcome}`, { count }))
          .join(" · ")}
      </p>
      <ul className={style["list"]} aria-label={text("customers.outcome.each")}>
        {sorted.map((item) => (
          <li key={`${item.line} ${item.id}`} data-outcome={item.outcome}>
            <p className={style["name"]}>
              <bdi>{item.name || text("customers.outcome.unnamed")}</bdi>
              <span>
                {lines && `${text("customers.outcome.line", { line: item.line })} · `}
                {text(`customers.outcome.one.${item.outcome}`)}
              </span>
            </p>
            {item.detail && <p className={style["detail"]}>{item.detail}</p>}
            <AuditChanges entry={{ before: item.outcome === "created" ? null : item.before, after: item.after }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
