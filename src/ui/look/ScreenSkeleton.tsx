import { useEffect, useState } from "react";
import { useText } from "#language/useText.ts";
import { FiguresSkeleton } from "./FiguresSkeleton.tsx";
import { Skeleton } from "./Skeleton.tsx";
import style from "./ScreenSkeleton.module.css";

const ROWS = Array.from({ length: 12 }, (_, at) => 55 + ((at * 37) % 40));

/** How many stand, and when the last one went: one that takes the place of another, as at the start, stays seen. */
let standing = 0;
let gone = Number.POSITIVE_INFINITY;

const AT_ONCE_MS = 500;

function useAtOnce(): boolean {
  const [atOnce] = useState(() => standing > 0 || performance.now() - gone < AT_ONCE_MS);
  useEffect(() => {
    standing += 1;
    return () => {
      standing -= 1;
      gone = performance.now();
    };
  }, []);
  return atOnce;
}

/** Holds the place of a whole screen while its script loads, in the form and size of what comes; unseen when that is quick. */
export function ScreenSkeleton({ figures = false }: { readonly figures?: boolean | undefined }) {
  const text = useText();
  const atOnce = useAtOnce();
  return (
    <output className={style["screen"]} data-at-once={atOnce || undefined} data-testid="loading">
      <span className="visually-hidden">{text("shell.loading")}</span>
      {figures ? (
        <>
          <span className={style["bar"]}>
            <span className={style["line"]}>
              <Skeleton width="150px" height="22px" />
              <Skeleton width="200px" height="34px" />
              <Skeleton width="84px" height="34px" />
            </span>
          </span>
          <span className={style["figures"]}>
            <FiguresSkeleton />
          </span>
        </>
      ) : (
        <span className={style["page"]}>
          <span className={style["head"]}>
            <Skeleton width="min(320px, 70%)" height="32px" />
            <Skeleton width="min(520px, 90%)" height="16px" />
          </span>
          {ROWS.map((length) => (
            <span key={length} className={style["row"]}>
              <Skeleton width={`${length}%`} height="12px" />
            </span>
          ))}
        </span>
      )}
    </output>
  );
}
