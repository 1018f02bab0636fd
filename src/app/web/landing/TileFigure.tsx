import { useText } from "#language/useText.ts";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import type { Loaded } from "./loaded.ts";
import style from "./TileFigure.module.css";

/** A live number with what it counts. */
export interface Figure {
  readonly value: string;
  readonly caption: string;
  /** What else is worth saying in a few words. */
  readonly more?: string;
  /** Its course over the years; `at` is the place of the year that the number is of. */
  readonly line?: { readonly values: readonly (number | null)[]; readonly at: number };
}

/** The number of a tile; while it loads and where it cannot be had, the tile keeps its form and its way in. */
export function TileFigure({ loaded: { data, failed } }: { readonly loaded: Loaded<Figure> }) {
  const text = useText();
  if (failed) return <p className={style["failed"]}>{text("landing.figure.failed")}</p>;
  if (!data) return <FigureToCome />;
  return (
    <p className={`${style["figure"]} figures`}>
      <span className={style["number"]}>
        <strong>{data.value}</strong>
        {data.line && <Sparkline {...data.line} />}
      </span>
      <span>
        {data.caption}
        {data.more && <span className={style["more"]}>{data.more}</span>}
      </span>
    </p>
  );
}

/** Keeps the place of a tile's number. */
export function FigureToCome() {
  return (
    <p className={style["figure"]}>
      <Skeleton width="60%" height="48px" />
    </p>
  );
}
