import { NativeSelect, NumberInput } from "@mantine/core";
import type { Words } from "#language/words/words.ts";
import type { Goal } from "./goalAddress.ts";
import style from "./GoalForm.module.css";

interface GoalFormProps {
  readonly goal: Goal;
  readonly years: readonly number[];
  readonly words: Words;
  readonly onChange: (goal: Goal) => void;
}

/** Which share, by when. */
export function GoalForm({ goal, years, words, onChange }: GoalFormProps) {
  const { text, formats } = words;
  return (
    <div className={style["form"]}>
      <NumberInput
        label={text("scenarios.planner.target")}
        value={Math.round(goal.share * 1000) / 10}
        min={0}
        max={100}
        step={0.5}
        decimalScale={1}
        decimalSeparator={formats.locale === "en-US" ? "." : ","}
        suffix={formats.locale === "en-US" ? "%" : " %"}
        clampBehavior="strict"
        data-testid="goal-share"
        onChange={(percent) => {
          if (percent !== "" && Number.isFinite(Number(percent))) onChange({ ...goal, share: Number(percent) / 100 });
        }}
      />
      <NativeSelect
        label={text("scenarios.planner.by")}
        value={String(goal.year)}
        data={years.map((year) => ({ value: String(year), label: formats.year(year) }))}
        data-testid="goal-year"
        onChange={(event) => onChange({ ...goal, year: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
