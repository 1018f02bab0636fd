import { NumberInput } from "@mantine/core";
import { useState } from "react";
import type { Quarter } from "#domain/calls/goals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { TeamCalls } from "../../contract.ts";
import style from "./Goals.module.css";
import { saveGoal } from "./goalQueries.ts";

interface GoalFieldProps {
  readonly person: TeamCalls["people"][number];
  readonly at: Quarter;
  /** Null where none is set. */
  readonly goal: number | null;
}

/** What somebody is to win; kept when the field is left or Enter is pressed, and taken away where it is emptied. */
export function GoalField({ person: { id, name }, at, goal }: GoalFieldProps) {
  const text = useText();
  const formats = useFormats();
  const [typed, setTyped] = useState<number | null>(goal);
  const [known, setKnown] = useState(goal);
  // Undone, or set elsewhere.
  if (known !== goal) {
    setKnown(goal);
    setTyped(goal);
  }
  const keep = () => {
    if (typed !== goal) void saveGoal({ person: id, name, at, dollars: typed }, goal);
  };
  return (
    <NumberInput
      className={style["field"] ?? ""}
      aria-label={text("pipeline.goal.of", { name, quarter: text("spending.quarters.ofYear", { ...at }) })}
      size="xs"
      hideControls
      value={typed ?? ""}
      min={1}
      max={1_000_000_000}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      prefix="$"
      thousandSeparator={formats.locale === "en-US" ? "," : "."}
      decimalSeparator={formats.locale === "en-US" ? "." : ","}
      onChange={(dollars) => setTyped(dollars === "" ? null : Number(dollars) || null)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") setTyped(goal);
      }}
    />
  );
}
