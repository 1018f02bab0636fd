import { IconTrash } from "@tabler/icons-react";
import { memo, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CALL_STATUSES, type CallEntry } from "#features/call-list/contract.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { subVerticalPath } from "../address/subVerticalPath.ts";
import { SmallSelect } from "../look/SmallSelect.tsx";
import { changeEntry, removeFromCallList } from "./changeCallList.ts";
import style from "./CallListItem.module.css";

interface CallListItemProps {
  readonly entry: CallEntry;
  readonly onFollow: () => void;
}

const LONGEST_NOTE = 2_000;

/** One call: whom, where, how far it has come, and what to remember. */
export const CallListItem = memo(function CallListItem({ entry, onFollow }: CallListItemProps) {
  const text = useText();
  const formats = useFormats();
  const [note, setNote] = useState(entry.note);
  const subVertical = subVerticalName(entry.subVertical, formats.locale);
  const name = entry.name ?? subVertical;
  const detail = entry.name === null ? entry.marketName : `${subVertical} · ${entry.marketName}`;
  const latest = useRef({ entry, note });
  useEffect(() => {
    latest.current = { entry, note };
  });
  // Escape closes the list without the field ever losing the focus.
  useEffect(() => () => keepNote(latest.current.entry, latest.current.note), []);

  return (
    <li className={style["item"]} data-status={entry.status}>
      <div className={style["line"]}>
        <div className={style["names"]}>
          <Link
            className={style["name"]}
            to={subVerticalPath(entry.subVertical, new URLSearchParams({ market: entry.market }))}
            onClick={onFollow}
          >
            <bdi>{name}</bdi>
          </Link>
          <p className={style["detail"]}>
            {detail} · {formats.date(entry.addedAt)}
          </p>
        </div>
        <SmallSelect
          aria-label={text("callList.statusOf", { name })}
          value={entry.status}
          onChange={(event) => {
            const status = CALL_STATUSES.find((one) => one === event.target.value);
            if (status) void changeEntry(entry, { status });
          }}
        >
          {CALL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {text(`callList.status.${status}`)}
            </option>
          ))}
        </SmallSelect>
        <button
          type="button"
          className={style["remove"]}
          aria-label={text("callList.remove", { name })}
          title={text("callList.remove", { name })}
          onClick={() => void removeFromCallList(entry, name)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <textarea
        className={style["note"]}
        aria-label={text("callList.noteOf", { name })}
        placeholder={text("callList.note")}
        rows={1}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => keepNote(entry, note)}
      />
    </li>
  );
});

function keepNote(entry: CallEntry, note: string): void {
  const written = note.trim();
  if (written !== entry.note) void changeEntry(entry, { note: written });
}
