import { useText } from "#i18n/useText.ts";
import style from "./HeatKey.module.css";

const STEPS = [-3, -2, -1, 0, 1, 2, 3];
const LABELS = ["−10 %", "−5 %", "−2 %", "", "+2 %", "+5 %", "+10 %"];

/** What the shades of the years table stand for. */
export function HeatKey() {
  const text = useText();
  return (
    <p className={style["key"]}>
      <span>{text("marketSummary.heat")}</span>
      {STEPS.map((step, at) => (
        <span key={step} className={style["step"]} data-heat={step}>
          {LABELS[at]}
        </span>
      ))}
    </p>
  );
}
