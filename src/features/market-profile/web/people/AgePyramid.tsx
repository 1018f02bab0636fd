import type { DemographicRow } from "#domain/demographics/demographicsOf.ts";
import { bandName } from "#reports/parts/profile/demographicsBlock.ts";
import type { PyramidStep } from "#reports/parts/profile/pyramidBlock.ts";
import type { Words } from "#words/words.ts";
import style from "./AgePyramid.module.css";

interface AgePyramidProps {
  readonly steps: readonly PyramidStep[];
  /** Whether each bar carries a tick at the nation's share. */
  readonly beside: boolean;
  readonly words: Words;
}

/** Women to the left, men to the right, the oldest on top; a tick on each bar is the nation's share. */
export function AgePyramid({ steps, beside, words }: AgePyramidProps) {
  const { text, formats } = words;
  const widest = Math.max(
    ...steps.flatMap(({ female, male }) => [female, male].flatMap((row) => [row.percent ?? 0, row.nationPercent ?? 0])),
  );
  const part = (percent: number | null) => (widest > 0 ? `${((percent ?? 0) / widest) * 100}%` : "0");
  const bar = (row: DemographicRow, sex: "female" | "male") => (
    <span className={style["track"]} data-sex={sex}>
      <span className={style["bar"]} style={{ width: part(row.percent) }} />
      {beside && row.nationPercent !== null && (
        <i className={style["tick"]} style={{ "--at": part(row.nationPercent) }} />
      )}
    </span>
  );
  return (
    <div className={style["pyramid"]}>
      <div className={style["heads"]} aria-hidden="true">
        <span>{bandName("female", words)}</span>
        <span className={style["key"]}>
          {beside && (
            <>
              <i className={style["keyTick"]} />
              {text("marketProfile.demographics.nationTick")}
            </>
          )}
        </span>
        <span>{bandName("male", words)}</span>
      </div>
      {steps.toReversed().map(({ age, female, male }, at) => (
        <button key={age} type="button" className={style["row"]} data-figure={age} tabIndex={at === 0 ? 0 : -1}>
          <span className={style["value"]}>{formats.percent(female.percent)}</span>
          {bar(female, "female")}
          <span className={style["age"]}>{bandName(age, words)}</span>
          {bar(male, "male")}
          <span className={style["value"]} data-sex="male">
            {formats.percent(male.percent)}
          </span>
        </button>
      ))}
    </div>
  );
}
