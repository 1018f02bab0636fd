import type { TFunction } from "i18next";
import { DUE_TIMES, type DueTime, dueWhen } from "#domain/calls/dueWhen.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn, ListOption } from "#ui/list/listColumn.ts";
import { CALL_STATUSES, type CallEntry, type CallList } from "../contract.ts";
import style from "./CallList.module.css";
import { callName, dayWords } from "./callNames.ts";

interface Known {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly items: CallList;
  /** Whether entries of several people stand in the list. */
  readonly team: boolean;
  /** Such as `2026-11-28`. */
  readonly today: string;
}

/** What the call list shows, and by what it is searched. */
export function callColumns(known: Known): readonly ListColumn<CallEntry>[] {
  const { text, formats, items, team } = known;
  const owner: ListColumn<CallEntry> = {
    key: "owner",
    head: text("calls.column.owner"),
    kind: "choice",
    value: (entry) => entry.owner.id,
    options: optionsOf(items, formats, ({ owner: { id, name } }) => [id, name]),
    width: 140,
    narrow: "note",
  };
  return [
    {
      key: "name",
      head: text("calls.column.name"),
      kind: "text",
      value: (entry) => callName(entry, formats),
      cell: (entry) => <bdi className={style["name"]}>{callName(entry, formats)}</bdi>,
      width: 250,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "status",
      head: text("calls.column.status"),
      kind: "choice",
      value: ({ status }) => status,
      options: CALL_STATUSES.map((value) => ({ value, label: text(`callList.status.${value}`) })),
      width: 110,
      narrow: "end",
    },
    ...(team ? [owner] : []),
    ...stepColumns(known),
    ...placeColumns(known),
  ];
}

/** When an entry is due; null for one that is closed. */
export function dueTime({ status, dueOn }: CallEntry, today: string): DueTime | null {
  return status === "won" || status === "lost" ? null : dueWhen(dueOn, today);
}

/** What comes next, when, and for how much. */
function stepColumns({ text, formats, today }: Known): ListColumn<CallEntry>[] {
  return [
    {
      key: "next",
      head: text("calls.column.nextStep"),
      kind: "text",
      value: ({ nextStep }) => nextStep,
      width: 170,
    },
    {
      key: "due",
      head: text("calls.column.dueOn"),
      kind: "date",
      value: ({ dueOn }) => dueOn,
      cell: (entry) =>
        entry.dueOn !== null && (
          <span className={style["due"]} data-when={dueTime(entry, today) ?? undefined}>
            {dayWords(entry.dueOn, formats)}
          </span>
        ),
      width: 120,
    },
    {
      key: "when",
      head: text("calls.column.when"),
      kind: "choice",
      value: (entry) => dueTime(entry, today),
      options: DUE_TIMES.map((value) => ({ value, label: text(`calls.when.${value}`) })),
      width: 110,
      narrow: "note",
    },
    {
      key: "amount",
      head: text("calls.column.dollars"),
      kind: "number",
      value: ({ dollars }) => dollars,
      cell: ({ dollars }) => dollars !== null && formats.dollars(dollars),
      width: 110,
    },
    {
      key: "contact",
      head: text("calls.column.contact"),
      kind: "text",
      value: ({ contact }) => contact,
      width: 140,
    },
  ];
}

/** What it is about, and where. */
function placeColumns({ text, formats, items }: Known): ListColumn<CallEntry>[] {
  return [
    {
      key: "category",
      head: text("calls.column.category"),
      kind: "choice",
      value: ({ subVertical }) => subVertical,
      options: optionsOf(items, formats, ({ subVertical }) => [
        subVertical,
        subVerticalName(subVertical, formats.locale),
      ]),
      width: 200,
    },
    {
      key: "market",
      head: text("calls.column.market"),
      kind: "choice",
      value: ({ market }) => market,
      options: optionsOf(items, formats, ({ market, marketName }) => [market, marketName]),
      width: 140,
      narrow: "note",
    },
    {
      key: "medium",
      head: text("calls.column.medium"),
      kind: "choice",
      value: ({ medium }) => medium,
      options: MEDIA.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
      width: 130,
      hidden: true,
    },
    {
      key: "note",
      head: text("calls.column.note"),
      kind: "text",
      value: ({ note }) => note,
      width: 220,
      hidden: true,
    },
    {
      key: "added",
      head: text("calls.column.added"),
      kind: "date",
      value: ({ addedAt }) => addedAt,
      width: 120,
      hidden: true,
    },
    {
      key: "closed",
      head: text("pipeline.closed"),
      kind: "date",
      value: ({ closedAt }) => closedAt,
      width: 120,
      hidden: true,
    },
  ];
}

/** What stands in the entries to narrow by, each once, by its words. */
function optionsOf(
  items: CallList,
  formats: Formats,
  of: (entry: CallEntry) => readonly [value: string, label: string],
): readonly ListOption[] {
  return [...new Map(items.map(of))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => formats.compare(a.label, b.label));
}
