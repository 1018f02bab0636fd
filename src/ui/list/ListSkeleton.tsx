import { useText } from "#language/useText.ts";
import { Skeleton } from "../look/Skeleton.tsx";
import style from "./ListSkeleton.module.css";

const LINES = 12;

/** Holds the place of a list that is loading. */
export function ListSkeleton() {
  const text = useText();
  return (
    <div className={style["lines"]} role="status" aria-label={text("shell.loading")}>
      {Array.from({ length: LINES }, (_, at) => (
        <div key={at} className={style["line"]}>
          <Skeleton height="12px" width={`${55 + ((at * 37) % 40)}%`} />
        </div>
      ))}
    </div>
  );
}
