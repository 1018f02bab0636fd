import { useFormats } from "#language/useFormats.ts";
import type { NamedDifference } from "./differenceNames.ts";
import style from "./MoverBars.module.css";

interface MoverBarsProps {
  /** The measure and its unit. */
  readonly caption: string;
  /** The largest change first. */
  readonly rows: readonly NamedDifference[];
}

const SHOWN = 10;

/** The biggest movers as bars to either side of nothing, all on one scale; the table below holds every row. */
export function MoverBars({ caption, rows }: MoverBarsProps) {
  const formats = useFormats();
  const moved = rows.filter(({ change }) => change !== 0);
  const shown = moved
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SHOWN)
    .toSorted((a, b) => b.change - a.change);
  if (shown.length === 0) return null;
  const [most, least] = [
    Math.max(0, ...shown.map(({ change }) => change)),
    Math.min(0, ...shown.map(({ change }) => change)),
  ];
  const span = most - least;
  return (
    <figure className={style["figure"]}>
      <figcaption>{caption}</figcaption>
      <ul className={style["bars"]}>
        {shown.map(({ id, name, change, growth }) => (
          <li key={id}>
            <bdi className={style["name"]}>{name}</bdi>
            <svg className={style["track"]} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={change > 0 ? style["rise"] : style["fall"]}
                x={((Math.min(0, change) - least) / span) * 100}
                width={(Math.abs(change) / span) * 100}
                height="12"
              />
              <line className={style["zero"]} x1={(-least / span) * 100} x2={(-least / span) * 100} y1="0" y2="12" />
            </svg>
            <span className={style["value"]}>
              {formats.moneyChange(change)} <small>{formats.growth(growth)}</small>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
