import type { ComponentType } from "react";
import { type Spending, yearOf } from "#documents/spending.ts";
import { AddressInTurn, useInTurn } from "./AddressInTurn.tsx";
import style from "./Frame.module.css";
import { useSpending } from "./spending.ts";
import { useStands } from "./useDeferred.ts";

interface DeferredProps {
  /** A memoised block: it renders again only when its spending has changed. */
  readonly block: ComponentType<{ readonly spending: Spending }>;
  /** How many of the twelve columns it takes on a wide screen. */
  readonly columns: 4 | 5 | 6 | 7 | 8 | 12;
  /** Whether it speaks of years alone: then it shows the year where the screen shows a quarter. */
  readonly ofYear?: boolean;
}

/** Puts a block onto the grid, at once where it is in sight, and hands it the spending when its turn has come. */
export function Deferred({ block: Block, columns, ofYear = false }: DeferredProps) {
  const [{ shown: spending, address }, place] = useInTurn(useSpending());
  const stands = useStands(place);
  return (
    <div ref={place} className={style["block"]} data-columns={columns} data-stands={stands || undefined}>
      {stands && (
        <AddressInTurn address={address}>
          <Block spending={ofYear ? yearOf(spending) : spending} />
        </AddressInTurn>
      )}
    </div>
  );
}
