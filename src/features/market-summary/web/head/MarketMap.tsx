import { memo } from "react";
import { frameAround, marketShape, type Polygons } from "#figures/charts/marketMap.ts";
import { NATION_OUTLINE, NATION_SIZE } from "#figures/charts/nationOutline.ts";
import style from "./MarketMap.module.css";

interface MarketMapProps {
  /** null: the nation, or a market without shapes. */
  readonly polygons: Polygons | null;
  readonly isNation: boolean;
  /** What the map shows, in words. */
  readonly label: string;
}

/** Width by height of the close-up. */
const PROPORTION = 3 / 2;

/** Where a market is and what it looks like: a close-up of its counties, and its place in the nation. */
export const MarketMap = memo(function MarketMap({ polygons, isNation, label }: MarketMapProps) {
  const shape = polygons ? marketShape(polygons) : null;
  return (
    <figure className={style["map"]} aria-label={label}>
      {shape && (
        <svg viewBox={frameAround(shape, PROPORTION)} className={style["close"]} aria-hidden="true">
          <path d={shape.path} fillRule="evenodd" className={style["market"]} />
        </svg>
      )}
      <svg viewBox={`0 0 ${NATION_SIZE.width} ${NATION_SIZE.height}`} className={style["nation"]} aria-hidden="true">
        <path d={NATION_OUTLINE} className={isNation ? style["market"] : style["land"]} />
        {shape && <path d={shape.path} fillRule="evenodd" className={style["market"]} />}
        {shape && Math.max(shape.box.width, shape.box.height) < 60 && (
          <circle cx={shape.centre[0]} cy={shape.centre[1]} r={44} className={style["ring"]} />
        )}
      </svg>
    </figure>
  );
});
