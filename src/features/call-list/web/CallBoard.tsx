import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { changeEntry } from "#ui/callList/changeCallList.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { CALL_STATUSES, type CallEntry, type CallList, type CallStatus } from "../contract.ts";
import style from "./CallBoard.module.css";
import { dueTime } from "./callColumns.tsx";
import { callName, dayWords } from "./callNames.ts";
import { refreshBesides } from "./callQueries.ts";

interface CallBoardProps {
  readonly items: CallList;
  /** Whether the reader may move an entry. */
  readonly isOwn: (entry: CallEntry) => boolean;
  readonly team: boolean;
  readonly onOpen: (entry: CallEntry) => void;
}

/** More of a status than one looks through on a board; the list has them all. */
const MOST_CARDS = 50;

/** The calls by how far they have come, each status with what its deals are worth. */
export function CallBoard({ items, isOwn, team, onOpen }: CallBoardProps) {
  const queryClient = useQueryClient();
  const byStatus = Map.groupBy(items, ({ status }) => status);
  const move = async (id: string, status: CallStatus) => {
    const entry = items.find((one) => one.id === id);
    if (!entry || entry.status === status || !isOwn(entry)) return;
    await changeEntry(entry, { status });
    await refreshBesides(queryClient);
  };
  return (
    <div className={style["board"]} data-testid="call-board">
      {CALL_STATUSES.map((status) => (
        <BoardColumn
          key={status}
          status={status}
          items={byStatus.get(status) ?? []}
          isOwn={isOwn}
          team={team}
          onOpen={onOpen}
          onMove={(id, to) => void move(id, to)}
        />
      ))}
    </div>
  );
}

interface BoardColumnProps extends CallBoardProps {
  readonly status: CallStatus;
  readonly onMove: (id: string, status: CallStatus) => void;
}

/** The calls of one status; a card that is let go over it comes to it. */
function BoardColumn({ status, items, onMove, team, ...cards }: BoardColumnProps) {
  const text = useText();
  const formats = useFormats();
  const [over, setOver] = useState(false);
  const words = text(`callList.status.${status}`);
  const dollars = items.reduce((sum, entry) => sum + (entry.dollars ?? 0), 0);
  const more = items.length - MOST_CARDS;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onMove(event.dataTransfer.getData("text/plain"), status);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard moves a card by its choice of status
    <section
      className={style["column"]}
      aria-label={words}
      data-status={status}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className={style["head"]}>{words}</h2>
      <p className={style["sum"]}>
        {text("calls.board.count", { count: items.length })}
        {dollars > 0 && ` · ${formats.dollars(dollars)}`}
      </p>
      <ul className={style["cards"]}>
        {items.slice(0, MOST_CARDS).map((entry) => (
          <CallCard key={entry.id} entry={entry} onMove={onMove} team={team} {...cards} />
        ))}
      </ul>
      {more > 0 && (
        <Link to={`/call-list?status=${status}${team ? "&whose=team" : ""}`}>
          {text("calls.board.more", { count: more })}
        </Link>
      )}
    </section>
  );
}

interface CallCardProps extends Pick<BoardColumnProps, "isOwn" | "team" | "onOpen" | "onMove"> {
  readonly entry: CallEntry;
}

/** One call: pressed it opens; it is moved with the mouse, or by its choice of status. */
function CallCard({ entry, isOwn, team, onOpen, onMove }: CallCardProps) {
  const text = useText();
  const formats = useFormats();
  const name = callName(entry, formats);
  const own = isOwn(entry);
  const facts = [
    entry.dueOn && dayWords(entry.dueOn, formats),
    entry.dollars !== null && formats.dollars(entry.dollars),
    team && entry.owner.name,
  ].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard moves it by its choice of status
    <li
      className={style["card"]}
      draggable={own}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", entry.id)}
    >
      <button type="button" className={style["name"]} onClick={() => onOpen(entry)}>
        <bdi>{name}</bdi>
      </button>
      <p className={style["facts"]}>
        {entry.name !== null && `${subVerticalName(entry.subVertical, formats.locale)} · `}
        {entry.marketName}
      </p>
      {entry.nextStep && <p>{entry.nextStep}</p>}
      {facts.length > 0 && (
        <p className={style["facts"]} data-when={dueTime(entry, localToday()) ?? undefined}>
          {facts.join(" · ")}
        </p>
      )}
      {own && (
        <SmallSelect
          aria-label={text("callList.statusOf", { name })}
          value={entry.status}
          onChange={(event) => {
            const status = CALL_STATUSES.find((one) => one === event.target.value);
            if (status) onMove(entry.id, status);
          }}
        >
          {CALL_STATUSES.map((status) => (
            <option key={status} value={status}>
              {text(`callList.status.${status}`)}
            </option>
          ))}
        </SmallSelect>
      )}
    </li>
  );
}
