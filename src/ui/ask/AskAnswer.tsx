import { useDebouncedValue } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import { useText } from "#language/useText.ts";
import { Skeleton } from "../look/Skeleton.tsx";
import { ProblemBoundary } from "../problem/ProblemBoundary.tsx";
import style from "./AskAnswer.module.css";
import type { Answer } from "./answer.ts";

const AskedFigures = lazy(() => import("./AskedFigures.tsx"));
/** Whoever still types need not wait for figures of every market on the way. */
const PAUSE_MS = 150;

/** A question as it was understood: the sentence, where it leads, the figures that answer, and word by word what was made of it. */
export function AskAnswer({ sentence, note, asked, goesOn, parts, unknown }: Answer) {
  const text = useText();
  const [settled] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS);
  return (
    <span className={style["answer"]}>
      <span className={style["line"]}>
        <bdi className={style["sentence"]}>{sentence}</bdi>
        <span className={style["note"]}>{note}</span>
      </span>
      {asked && settled === JSON.stringify(asked) && (
        <ProblemBoundary key={settled} fallback={<span className={style["note"]}>{text("ask.figure.failed")}</span>}>
          <Suspense fallback={<Waiting />}>
            <AskedFigures asked={asked} />
          </Suspense>
        </ProblemBoundary>
      )}
      {parts.length + unknown.length > 0 && (
        <span className={style["parts"]} data-testid="ask-parts">
          {goesOn && <span className={style["unknown"]}>{text("ask.figure.follows")}</span>}
          {parts.map(({ text: typed, means }) => (
            <bdi key={`${typed} ${means}`} className={style["part"]} title={typed}>
              {means}
            </bdi>
          ))}
          {unknown.length > 0 && (
            <span className={style["unknown"]}>
              {text("ask.unknown")} <bdi>{unknown.join(" ")}</bdi>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

function Waiting() {
  const text = useText();
  return (
    <span className={style["figures"]} aria-label={text("ask.figure.loading")} role="img">
      <Skeleton width="30%" height="28px" />
      <Skeleton width="80%" height="14px" />
    </span>
  );
}
