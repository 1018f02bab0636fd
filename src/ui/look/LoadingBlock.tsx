import { useText } from "#language/useText.ts";
import { Skeleton } from "./Skeleton.tsx";
import style from "./LoadingBlock.module.css";

/** How long the lines are, in percent: no text ends evenly. */
const LINES = [38, 92, 84, 96, 71, 88, 62] as const;

/** Holds the place of a part of a screen, or of what a dialog shows, while it loads; unseen when that is quick. */
export function LoadingBlock() {
  const text = useText();
  return (
    <output className={style["block"]} data-testid="loading">
      <span className="visually-hidden">{text("shell.loading")}</span>
      {LINES.map((length) => (
        <Skeleton key={length} width={`${length}%`} height="14px" />
      ))}
    </output>
  );
}
