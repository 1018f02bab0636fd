import type { TFunction } from "i18next";
import { PROPOSAL_STATUSES } from "#domain/proposals/proposal.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn, ListOption } from "#ui/list/listColumn.ts";
import type { ListedProposal } from "../contract/proposals.ts";
import style from "./Proposals.module.css";

interface Known {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly items: readonly ListedProposal[];
  /** Whether those of several people stand in the list. */
  readonly team: boolean;
}

/** What the list of proposals shows, and by what it is searched. */
export function proposalColumns({ text, formats, items, team }: Known): readonly ListColumn<ListedProposal>[] {
  const optionsOf = (of: (proposal: ListedProposal) => readonly [value: string, label: string]): ListOption[] =>
    [...new Map(items.map(of))]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => formats.compare(a.label, b.label));
  const owner: ListColumn<ListedProposal> = {
    key: "owner",
    head: text("proposals.column.owner"),
    kind: "choice",
    value: (proposal) => proposal.owner.id,
    options: optionsOf(({ owner: { id, name } }) => [id, name]),
    width: 140,
    narrow: "note",
  };
  return [
    {
      key: "title",
      head: text("proposals.column.title"),
      kind: "text",
      value: ({ title }) => title,
      cell: ({ title }) => <bdi className={style["name"]}>{title}</bdi>,
      width: 200,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "client",
      head: text("proposals.column.client"),
      kind: "text",
      value: ({ client }) => client,
      width: 200,
      narrow: "note",
    },
    {
      key: "status",
      head: text("proposals.column.status"),
      kind: "choice",
      value: ({ status }) => status,
      options: PROPOSAL_STATUSES.map((value) => ({ value, label: text(`proposals.status.${value}`) })),
      width: 150,
      narrow: "end",
    },
    {
      key: "sum",
      head: text("proposals.column.sum"),
      kind: "number",
      value: ({ cents }) => cents / 100,
      cell: ({ cents }) => formats.dollars(Math.round(cents / 100)),
      width: 120,
      narrow: "note",
    },
    ...(team ? [owner] : []),
    ...aboutColumns({ text, formats, optionsOf }),
  ];
}

interface AboutKnown extends Pick<Known, "text" | "formats"> {
  readonly optionsOf: (of: (proposal: ListedProposal) => readonly [value: string, label: string]) => ListOption[];
}

/** When it runs, and what it is about. */
function aboutColumns({ text, formats, optionsOf }: AboutKnown): ListColumn<ListedProposal>[] {
  return [
    {
      key: "from",
      head: text("proposals.column.from"),
      kind: "date",
      value: ({ from }) => from,
      cell: ({ from }) => from !== null && formats.date(`${from}T12:00`),
      width: 120,
    },
    {
      key: "category",
      head: text("proposals.column.category"),
      kind: "choice",
      value: ({ subVertical }) => subVertical,
      options: optionsOf(({ subVertical }) => [subVertical, subVerticalName(subVertical, formats.locale)]),
      width: 160,
    },
    {
      key: "market",
      head: text("proposals.column.market"),
      kind: "choice",
      value: ({ market }) => market,
      options: optionsOf(({ market, marketName }) => [market, marketName]),
      width: 140,
    },
    {
      key: "medium",
      head: text("proposals.column.medium"),
      kind: "choice",
      value: ({ medium }) => medium,
      options: optionsOf(({ medium }) => [medium, mediumName(medium, formats.locale)]),
      width: 130,
      hidden: true,
    },
    {
      key: "changed",
      head: text("proposals.column.changed"),
      kind: "date",
      value: ({ changedAt }) => changedAt,
      width: 120,
    },
  ];
}
