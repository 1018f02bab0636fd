import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { csvFile } from "#domain/tables/csv.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { CALL_STATUSES, type CallEntry, type CallList } from "#features/call-list/contract.ts";
import { callListTable } from "#features/call-list/contract/callListTable.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { subVerticalPath } from "../address/subVerticalPath.ts";
import { saveFile } from "../figures/saveFile.ts";
import { DetailDrawer } from "../form/DetailDrawer.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { SmallSelect } from "../look/SmallSelect.tsx";
import { EmptyState } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import style from "./CallListDrawer.module.css";
import { callListQuery } from "./callListQuery.ts";
import { changeEntry, removeFromCallList } from "./changeCallList.ts";
import { CALL_ORDERS, type CallOrder, sortCalls } from "./sortCalls.ts";

interface CallListDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whom the reader means to call, with notes and how far each call has come. */
export default function CallListDrawer({ open, onClose }: CallListDrawerProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: items, error, refetch } = useQuery(callListQuery());
  return (
    <DetailDrawer
      open={open}
      title={text("callList.title")}
      note={text("callList.private")}
      onClose={onClose}
      actions={
        items &&
        items.length > 0 && (
          <>
            <ActionButton
              onClick={() => saveFile("call-list.csv", "text/csv;charset=utf-8", csvFile(callListTable(items, locale)))}
            >
              <IconDownload size={16} aria-hidden="true" />
              {text("callList.csv")}
            </ActionButton>
            <Link className={style["all"]} to="/call-list" onClick={onClose}>
              {text("callList.all")}
            </Link>
          </>
        )
      }
    >
      {!items && error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          example="callList"
          title={text("callList.empty.title")}
          hint={text("callList.empty.hint")}
          way={{ to: "/vertical", words: text("callList.empty.go"), onFollow: onClose }}
        />
      )}
      {items && items.length > 0 && <CallListItems items={items} onFollow={onClose} />}
    </DetailDrawer>
  );
}

interface CallListItemsProps {
  readonly items: CallList;
  /** Called when the reader goes from an entry to its screen. */
  readonly onFollow: () => void;
}

/** The entries in the order chosen. */
function CallListItems({ items, onFollow }: CallListItemsProps) {
  const text = useText();
  const formats = useFormats();
  const [order, setOrder] = useState<CallOrder>("added");
  const sorted = useMemo(() => {
    const nameOf = ({ name, subVertical }: CallEntry) => name ?? subVerticalName(subVertical, formats.locale);
    return sortCalls(items, order, nameOf, (a, b) => formats.compare(a, b));
  }, [items, order, formats]);

  return (
    <>
      <label className={style["order"]}>
        {text("callList.order.label")}
        <SmallSelect value={order} onChange={(event) => setOrder(orderOf(event.target.value))}>
          {CALL_ORDERS.map((one) => (
            <option key={one} value={one}>
              {text(`callList.order.${one}`)}
            </option>
          ))}
        </SmallSelect>
      </label>
      <ul className={style["list"]}>
        {sorted.map((entry) => (
          <CallListItem key={entry.id} entry={entry} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
}

function orderOf(value: string): CallOrder {
  return CALL_ORDERS.find((order) => order === value) ?? "added";
}

interface CallListItemProps {
  readonly entry: CallEntry;
  readonly onFollow: () => void;
}

const LONGEST_NOTE = 2_000;

/** One call: whom, where, how far it has come, and what to remember. */
const CallListItem = memo(function CallListItem({ entry, onFollow }: CallListItemProps) {
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
