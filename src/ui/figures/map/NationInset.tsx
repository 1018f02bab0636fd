import { memo } from "react";
import type { MarketShape } from "#figures/charts/marketMap.ts";
import { NATION_OUTLINE, NATION_SIZE } from "#figures/charts/nationOutline.ts";
import style from "./NationInset.module.css";

interface NationInsetProps {
  /** Null: none is marked. */
  readonly market: MarketShape | null;
  /** Whether the whole nation is what is marked. */
  readonly isNation?: boolean;
}

/** Smaller markets are ringed, or nobody would find them. */
const FOUND = 60;

/** Where in the nation a market lies. */
export const NationInset = memo(({ market, isNation = false }: NationInsetProps) => (
  <svg viewBox={`0 0 ${NATION_SIZE.width} ${NATION_SIZE.height}`} className={style["nation"]} aria-hidden="true">
    <path d={NATION_OUTLINE} className={isNation ? style["market"] : style["land"]} />
    {market && <path d={market.path} fillRule="evenodd" className={style["market"]} />}
    {market && Math.max(market.box.width, market.box.height) < FOUND && (
      <circle cx={market.centre[0]} cy={market.centre[1]} r={44} className={style["ring"]} />
    )}
  </svg>
));
