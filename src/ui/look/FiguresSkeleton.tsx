import style from "./FiguresSkeleton.module.css";
import { Skeleton } from "./Skeleton.tsx";

/** The lengths of bars that might come, in percent. */
const BARS = [100, 80, 72, 40, 24, 22, 14, 12, 44] as const;
/** As many figures as every screen of spending begins with. */
const FIGURES = [1, 2, 3, 4, 5] as const;

/** As many as there are talking points. */
const POINTS = [1, 2, 3, 4] as const;

/** The shape of what a screen of spending begins with: its figures, its chart, and what stands beside them. */
export function FiguresSkeleton() {
  return (
    <span className={style["lead"]}>
      <span className={style["first"]}>
        <span className={style["strip"]}>
          {FIGURES.map((figure) => (
            <span key={figure} className={style["figure"]}>
              <Skeleton width="60%" height="14px" />
              <Skeleton width="75%" height="28px" />
              <Skeleton width="85%" height="30px" />
            </span>
          ))}
        </span>
        <BlockSkeleton />
      </span>
      <span className={style["beside"]}>
        {POINTS.map((point) => (
          <Skeleton key={point} width="90%" height="21px" />
        ))}
        <BlockSkeleton />
      </span>
    </span>
  );
}

function BlockSkeleton() {
  return (
    <span className={style["block"]}>
      <Skeleton width="70%" height="20px" />
      <Skeleton width="45%" height="14px" />
      <span className={style["rows"]}>
        {BARS.map((length) => (
          <Skeleton key={length} width={`${length}%`} height="18px" />
        ))}
      </span>
    </span>
  );
}
