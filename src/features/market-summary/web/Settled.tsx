import type { ComponentType } from "react";
import style from "./MarketSummary.module.css";
import type { Summary } from "./summary.ts";
import { useSettledSummary } from "./useSettledSummary.ts";

interface SettledProps {
  /** A memoised block: it renders again only when its summary has changed. */
  readonly block: ComponentType<{ readonly summary: Summary }>;
  /** How many of the twelve columns it takes on a wide screen. */
  readonly columns: 4 | 5 | 6 | 7 | 8 | 12;
}

/** Puts a block onto the grid and hands it the summary when its turn has come. */
export function Settled({ block: Block, columns }: SettledProps) {
  const [summary, place] = useSettledSummary();
  return (
    <div ref={place} className={style["block"]} data-columns={columns}>
      <Block summary={summary} />
    </div>
  );
}
