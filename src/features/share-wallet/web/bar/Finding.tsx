import { TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletFacts } from "#documents/parts/wallet/walletFacts.ts";
import { useAgainstPublished } from "./useAgainstPublished.ts";
import style from "./Finding.module.css";

/** The gap in dollars, larger than anything else, and the figures it comes from. */
export function Finding({ asked }: { readonly asked: ShareSpending }) {
  const against = useAgainstPublished(asked);
  const [main, ...facts] = walletFacts(asked);
  return (
    <div className={style["finding"]}>
      <button
        type="button"
        className={style["gap"]}
        data-figure={`${TOTAL}:${main.measure}`}
        tabIndex={0}
        data-testid="gap-dollars"
      >
        <span className={style["label"]}>{main.label}</span>
        <span className={style["money"]}>{main.value}</span>
        <span className={style["note"]}>{main.note}</span>
        {against && <span className={style["against"]}>{against.get(main.measure)}</span>}
      </button>
      <div className={style["facts"]}>
        {facts.map(({ measure, label, value, note }) => (
          <button
            key={measure}
            type="button"
            className={style["fact"]}
            data-figure={`${TOTAL}:${measure}`}
            tabIndex={-1}
          >
            <span className={style["label"]}>{label}</span>
            <span className={style["value"]}>{value}</span>
            <span className={style["note"]}>{note}</span>
            {against && <span className={style["against"]}>{against.get(measure)}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
