import { useText } from "#language/useText.ts";
import style from "./SampleBadge.module.css";

interface SampleBadgeProps {
  /** Part of a line of small print instead of a badge of its own. */
  readonly quiet?: boolean;
}

/** Says that the figures are made up, wherever they could be taken for real ones. */
export function SampleBadge({ quiet = false }: SampleBadgeProps) {
  const text = useText();
  return (
    <span className={style[quiet ? "quiet" : "badge"]} title={text("shell.sampleHint")}>
      {text("shell.sample")}
    </span>
  );
}
