import { useText } from "#i18n/useText.ts";
import style from "./SampleBadge.module.css";

/** Says that the figures are made up, wherever they could be taken for real ones. */
export function SampleBadge() {
  const text = useText();
  return (
    <span className={style["badge"]} title={text("shell.sampleHint")}>
      {text("shell.sample")}
    </span>
  );
}
