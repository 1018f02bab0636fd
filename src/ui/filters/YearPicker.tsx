import { IconChevronDown } from "@tabler/icons-react";
import type { Kind, Revision } from "#domain/revisions/revision.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import style from "./YearPicker.module.css";

const KINDS: readonly Kind[] = ["forecast", "estimate", "actual"];

/** The year of the screen, grouped by how settled its figures are. */
export function YearPicker() {
  const text = useText();
  const { revision } = useShownRevision();
  const { year } = useAddress();
  const change = useChangeAddress();

  return (
    <span className={style["picker"]}>
      <select
        className={style["field"]}
        data-testid="year-picker"
        aria-label={text("filters.year")}
        value={year}
        onChange={(event) => change({ year: Number(event.currentTarget.value) })}
      >
        {KINDS.map((kind) => (
          <optgroup key={kind} label={text(`filters.years.${kind}`)}>
            {yearsOf(revision, kind).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
    </span>
  );
}

/** The years of a kind, latest first; a year is as settled as its least settled medium. */
function yearsOf({ years, provenance }: Pick<Revision, "years" | "provenance">, kind: Kind): readonly number[] {
  const kindOf = (position: number) => {
    const kinds = new Set(provenance.map((medium) => medium[position]?.kind));
    return KINDS.find((known) => kinds.has(known)) ?? "actual";
  };
  return years.filter((_, position) => kindOf(position) === kind).toReversed();
}
