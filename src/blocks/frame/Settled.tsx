import type { ComponentType } from "react";
import style from "./Frame.module.css";
import type { Spending } from "#reports/spending.ts";
import { useSpending } from "./spending.ts";
import { useSettled } from "./useSettled.ts";

interface SettledProps {
  /** A memoised block: it renders again only when its spending has changed. */
  readonly block: ComponentType<{ readonly spending: Spending }>;
  /** How many of the twelve columns it takes on a wide screen. */
  readonly columns: 4 | 5 | 6 | 7 | 8 | 12;
}

/** Puts a block onto the grid and hands it the spending when its turn has come. */
export function Settled({ block: Block, columns }: SettledProps) {
  const [spending, place] = useSettled(useSpending());
  return (
    <div ref={place} className={style["block"]} data-columns={columns}>
      <Block spending={spending} />
    </div>
  );
}
