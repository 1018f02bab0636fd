import { useText } from "#language/useText.ts";
import { durationText } from "./durationText.ts";
import style from "./Wizard.module.css";

interface ProgressLineProps {
  readonly label: string;
  /** 0–100; null where it cannot be told. */
  readonly percentage: number | null;
  /** How fast, in words. */
  readonly rate: string | null;
  readonly secondsLeft: number | null;
  readonly more?: string | null;
}

/** How far something is, how fast it goes, and how long it still takes. */
export function ProgressLine({ label, percentage, rate, secondsLeft, more = null }: ProgressLineProps) {
  const text = useText();
  const left =
    secondsLeft === null ? null : text("imports.progress.left", { duration: durationText(text, secondsLeft) });
  const notes = [more, rate, left].filter((note) => note !== null);
  return (
    <div className={style["progress"]}>
      <p role="status">{label}</p>
      <progress aria-label={label} max={100} {...(percentage !== null && { value: percentage })} />
      <p className={style["note"]}>{notes.join(" · ")}</p>
    </div>
  );
}
