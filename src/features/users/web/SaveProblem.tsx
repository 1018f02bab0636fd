import type { Difference } from "#domain/figures/difference.ts";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { AuditChanges } from "#ui/audit/AuditChanges.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import style from "./SaveProblem.module.css";
import type { Customer } from "./usersQueries.ts";

interface SaveProblemProps {
  readonly problem: unknown;
  readonly meanwhile: Difference | null;
  readonly customers: readonly Customer[];
}

/** Why something was not saved, and what somebody else changed meanwhile. */
export function SaveProblem({ problem, meanwhile, customers }: SaveProblemProps) {
  const text = useText();
  if (meanwhile) {
    return (
      <div className={style["box"]} role="alert">
        <strong>{text("users.meanwhile.what")}</strong>
        <p>{text("users.meanwhile.why")}</p>
        <AuditChanges
          entry={{ before: named(meanwhile.before, customers), after: named(meanwhile.after, customers) }}
        />
      </div>
    );
  }
  if (!problem) return null;
  const code = problemCode(problem);
  const isOfField = problem instanceof ApiProblem && code === "invalid-input";
  return (
    <div className={style["box"]} role="alert">
      <strong>{isOfField ? text("users.checkFields") : text(`errors.${code}.what`)}</strong>
      {!isOfField && <p>{text(`errors.${code}.why`)}</p>}
    </div>
  );
}

/** The customer by name: its number tells a reader nothing. */
function named(state: Record<string, unknown>, customers: readonly Customer[]): Record<string, unknown> {
  const customer = customers.find(({ id }) => id === state["customer"]);
  return customer ? { ...state, customer: customer.name } : state;
}
