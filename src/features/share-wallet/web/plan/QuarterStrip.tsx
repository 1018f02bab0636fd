import { quarterName } from "#documents/parts/quarterFigure.ts";
import type { Words } from "#language/words/words.ts";
import type { GoalPlan } from "#domain/plan/goalPlan.ts";
import style from "./QuarterStrip.module.css";

/** The dollars of the four quarters in a line, each above what today's share would bring. */
export function QuarterStrip({ plan, words }: { readonly plan: GoalPlan; readonly words: Words }) {
  const { text, formats } = words;
  return (
    <dl className={style["quarters"]}>
      {plan.quarters.map(({ needed, atToday }, at) => (
        <div key={quarterName(at + 1, words)}>
          <dt>{quarterName(at + 1, words)}</dt>
          <dd>{formats.money(needed)}</dd>
          {atToday !== null && (
            <dd>{text("scenarios.planner.more", { money: formats.moneyChange(needed - atToday) })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
