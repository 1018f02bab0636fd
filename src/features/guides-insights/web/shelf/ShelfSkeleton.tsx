import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./Shelves.module.css";

const ROWS = ["a", "b", "c", "d"];

/** Holds the place of a list of texts. */
export function ShelfSkeleton() {
  const text = useText();
  return (
    <output className={style["skeleton"]} data-testid="loading">
      <span className={style["spoken"]}>{text("shell.loading")}</span>
      {ROWS.map((row) => (
        <span key={row} className={style["bone"]}>
          <Skeleton width="38%" height="20px" />
          <Skeleton width="70%" height="16px" />
        </span>
      ))}
    </output>
  );
}
