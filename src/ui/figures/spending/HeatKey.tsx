import { HEAT_STEPS } from "#figures/charts/heat.ts";
import { type Words, tidy } from "#language/words/words.ts";
import style from "./HeatKey.module.css";

/** Each shade with the change at which it begins; the middle one has no name. */
const SHADES = [
  ...HEAT_STEPS.map((from, at) => ({ step: -at - 1, from: -from })).toReversed(),
  { step: 0, from: null },
  ...HEAT_STEPS.map((from, at) => ({ step: at + 1, from })),
];

/** What the shades of the years table stand for. */
export function HeatKey({ words: { text, formats } }: { readonly words: Words }) {
  return (
    <p className={style["key"]}>
      <span>{text("spending.heat")}</span>
      <span className={style["steps"]}>
        {SHADES.map(({ step, from }) => (
          <span key={step} className={style["step"]} data-heat={step}>
            {from !== null && tidy(formats.growth(from))}
          </span>
        ))}
      </span>
    </p>
  );
}
