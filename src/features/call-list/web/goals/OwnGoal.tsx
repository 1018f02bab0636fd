import { useQuery } from "@tanstack/react-query";
import { quarterOf } from "#domain/calls/goals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { CallList } from "../../contract.ts";
import style from "./Goals.module.css";
import { callGoalsQuery, goalOf, progressOf } from "./goalQueries.ts";

/** How far one has come toward one's own goal of this quarter; nothing where none is set. */
export function OwnGoal({ calls }: { readonly calls: CallList }) {
  const text = useText();
  const formats = useFormats();
  const { data: goals } = useQuery(callGoalsQuery());
  const { data: session } = useQuery(sessionQuery());
  const at = quarterOf(localToday());
  const goal = goals && session ? goalOf(goals, session.user.id, at) : null;
  if (goal === null) return null;
  const { won, open, missing } = progressOf(calls, at, goal);
  const facts = {
    quarter: text("spending.quarters.ofYear", { ...at }),
    won: formats.dollars(won),
    goal: formats.dollars(goal),
    missing: formats.dollars(missing),
    open: formats.dollars(open),
  };
  return (
    <div className={style["own"]} data-testid="own-goal">
      <p>{text(missing > 0 ? "pipeline.goal.own" : "pipeline.goal.ownReached", facts)}</p>
      <div className={style["bar"]} aria-hidden="true">
        <div style={{ inlineSize: `${Math.min(100, (100 * won) / goal)}%` }} />
      </div>
    </div>
  );
}
