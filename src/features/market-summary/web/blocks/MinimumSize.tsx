import { useId } from "react";
import { useSearchParams } from "react-router";
import { MINIMUM_SHARES, writeMinimumShare } from "../minimumShare.ts";
import { tidy, type Words } from "../words.ts";
import style from "./MinimumSize.module.css";

interface MinimumSizeProps {
  readonly share: number;
  /** What that comes to in this market and year; null where the share says it all. */
  readonly amount: string | null;
  readonly words: Words;
}

/** How large a category must be to be listed; kept in the address. */
export function MinimumSize({ share, amount, words: { text, formats } }: MinimumSizeProps) {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  return (
    <p className={style["minimum"]}>
      <label htmlFor={id}>{text("marketSummary.minimum")}</label>
      <select
        id={id}
        value={share}
        onChange={(event) =>
          setSearch(writeMinimumShare(search, Number(event.target.value)), { preventScrollReset: true })
        }
      >
        {MINIMUM_SHARES.map((option) => (
          <option key={option} value={option}>
            {option === 0
              ? text("marketSummary.minimumNone")
              : text("marketSummary.minimumShare", { share: tidy(formats.share(option)) })}
          </option>
        ))}
      </select>
      {amount !== null && <span>{text("marketSummary.minimumDollars", { money: amount })}</span>}
    </p>
  );
}
