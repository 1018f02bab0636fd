import { IconChevronDown } from "@tabler/icons-react";
import { use } from "react";
import { QUARTERS, readQuarter } from "#domain/period.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { ByQuarter } from "./byQuarter.ts";
import style from "./FilterBar.module.css";

/** The quarter of the year, or all of it, on screens that show quarters. */
export function QuarterPicker() {
  const text = useText();
  const { quarter } = useAddress();
  const change = useChangeAddress();
  if (!use(ByQuarter)) return null;

  return (
    <span className={style["picker"]}>
      <select
        className={style["field"]}
        data-testid="quarter-picker"
        aria-label={text("filters.quarter")}
        value={quarter ?? ""}
        onChange={(event) => change({ quarter: readQuarter(event.currentTarget.value) })}
      >
        <option value="">{text("filters.wholeYear")}</option>
        {QUARTERS.map((option) => (
          <option key={option} value={option}>
            {text("spending.quarters.name", { quarter: option })}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
    </span>
  );
}
