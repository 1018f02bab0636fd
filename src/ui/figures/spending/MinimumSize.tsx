import { useId } from "react";
import { useSearchParams } from "react-router";
import type { Spending } from "#documents/spending.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import { spoken } from "#language/words/spoken.ts";
import { tidy } from "#language/words/words.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { MINIMUM_SHARES, writeMinimumShare } from "../frame/minimumShare.ts";
import style from "./MinimumSize.module.css";

interface MinimumSizeProps {
  readonly share: number;
  /** What that comes to in this market and year, in the measure chosen; null or 0 where the share says it all. */
  readonly amount: number | null;
  readonly write: MeasureFormats;
  readonly spending: Spending;
}

/** How large a category must be to be listed; kept in the address. */
export function MinimumSize({ share, amount, write, spending: { measure, words } }: MinimumSizeProps) {
  const { text, formats } = words;
  const [search, setSearch] = useSearchParams();
  const id = useId();
  return (
    <p className={style["minimum"]}>
      <label htmlFor={id}>{text("spending.minimum")}</label>
      <SmallSelect
        id={id}
        value={share}
        onChange={(event) =>
          setSearch(writeMinimumShare(search, Number(event.target.value)), { preventScrollReset: true })
        }
      >
        {MINIMUM_SHARES.map((option) => (
          <option key={option} value={option}>
            {option === 0
              ? text("spending.minimumNone")
              : text("spending.minimumShare", { share: tidy(formats.share(option)) })}
          </option>
        ))}
      </SmallSelect>
      {amount ? (
        <span>{text("spending.minimumDollars", { money: spoken(write.inline(amount), measure, words) })}</span>
      ) : null}
    </p>
  );
}
