import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Revision } from "#domain/revisions/revision.ts";
import { withChanges } from "#ui/address/changesAddress.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Words } from "#language/words/words.ts";
import style from "./Changes.module.css";

interface ChangesControlsProps {
  /** All revisions that can be compared, without the one shown. */
  readonly revisions: readonly Revision[];
  readonly other: Revision;
  readonly words: Words;
  /** What else can be chosen. */
  readonly children?: React.ReactNode;
}

/** The revision to compare with, kept in the address, and the way to close the comparison. */
export function ChangesControls({ revisions, other, words: { text }, children }: ChangesControlsProps) {
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
          {revisions.map((revision) => (
            <option key={revision.id} value={revision.id}>
              {revision.label}
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
