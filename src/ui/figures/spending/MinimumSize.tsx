import { useId } from "react";
import { useSearchParams } from "react-router";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { MINIMUM_SHARES, writeMinimumShare } from "../frame/minimumShare.ts";
import { tidy, type Words } from "#language/words/words.ts";
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
      {amount !== null && <span>{text("spending.minimumDollars", { money: amount })}</span>}
    </p>
  );
}
