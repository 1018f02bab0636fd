import { IconAlertTriangle, IconCircleCheck, IconEye } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import type { HealthCheck } from "./health.ts";
import style from "./HealthScreen.module.css";
import type { HealthFact } from "./useHealthFacts.ts";

const ICONS = { good: IconCircleCheck, look: IconEye, act: IconAlertTriangle };

/** One part: how it is, what that means, and what was measured. */
export function HealthRow({
  check: { part, finding, state, runbook },
  facts,
}: {
  readonly check: HealthCheck;
  readonly facts: readonly HealthFact[];
}) {
  const text = useText();
  const Icon = ICONS[state];
  return (
    <section className={style["row"]} data-state={state} aria-labelledby={`health-${part}`}>
      <p className={style["state"]}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
        {text(`health.state.${state}`)}
      </p>
      <div className={style["said"]}>
        <h2 id={`health-${part}`} className={style["part"]}>
          {text(`health.part.${part}`)}
        </h2>
        <p>{text(`health.finding.${finding}`)}</p>
        {runbook.length > 0 && (
          <details className={style["runbook"]}>
            <summary>{text("health.runbook")}</summary>
            <div lang="en">
              {runbook.map((paragraph) => (
                <p key={paragraph}>
                  <Marked words={paragraph} />
                </p>
              ))}
            </div>
          </details>
        )}
      </div>
      <dl className={style["facts"]}>
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Commands and names stand between backticks in the runbook, emphasis between stars. */
function Marked({ words }: { readonly words: string }) {
  return words.split(/(`[^`]+`|\*[^*]+\*)/).map((piece, at) => {
    const bare = piece.slice(1, -1);
    // The pieces of a sentence never change places.
    const key = `${at} ${piece}`;
    if (piece.startsWith("`")) return <code key={key}>{bare}</code>;
    return piece.startsWith("*") ? <em key={key}>{bare}</em> : piece;
  });
}
