import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Revision } from "#domain/revisions/revision.ts";
import { withChanges } from "#ui/address/changesAddress.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Words } from "#words/words.ts";
import style from "./Changes.module.css";

interface ChangesControlsProps {
  /** All editions that can be compared, without the one shown. */
  readonly editions: readonly Revision[];
  readonly other: Revision;
  readonly words: Words;
  /** What else can be chosen. */
  readonly children?: React.ReactNode;
}

/** The edition to compare with, kept in the address, and the way to close the comparison. */
export function ChangesControls({ editions, other, words: { text }, children }: ChangesControlsProps) {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  return (
    <div className={style["controls"]}>
      <span className={style["with"]}>
        <label htmlFor={id}>{text("changes.compareWith")}</label>
        <SmallSelect
          id={id}
          value={other.id}
          onChange={(event) => setSearch(withChanges(search, event.currentTarget.value), { preventScrollReset: true })}
        >
          {editions.map((edition) => (
            <option key={edition.id} value={edition.id}>
              {edition.label}
            </option>
          ))}
        </SmallSelect>
      </span>
      {children}
      <CloseChanges words={{ text }} />
    </div>
  );
}

/** Takes the comparison off the screen again. */
export function CloseChanges({ words: { text } }: { readonly words: Pick<Words, "text"> }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <Link
      className={style["close"]}
      to={{ pathname, search: String(withChanges(search, null)) }}
      preventScrollReset
      data-testid="close-changes"
    >
      <IconX size={14} aria-hidden="true" />
      {text("changes.close")}
    </Link>
  );
}
