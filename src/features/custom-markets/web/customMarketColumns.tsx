import type { TFunction } from "i18next";
import { CUSTOM_KINDS } from "#domain/customMarket/customMember.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";
import style from "./CustomMarkets.module.css";

interface ColumnWords {
  readonly text: TFunction;
  readonly formats: Formats;
  /** The year that money is of. */
  readonly year: number | null;
  /** Whether the reader sees those of several customers. */
  readonly ofAll: boolean;
}

type Column = ListColumn<CustomMarketRecord>;

/** What the list of custom markets shows. */
export function customMarketColumns({ text, formats, year, ofAll }: ColumnWords): readonly Column[] {
  const customer: Column = {
    key: "customer",
    head: text("customMarkets.customer"),
    kind: "text",
    value: ({ customer: owner }) => owner?.name ?? null,
    width: 160,
    narrow: "note",
  };
  return [
    {
      key: "name",
      head: text("customMarkets.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ name }) => <bdi className={style["name"]}>{name}</bdi>,
      width: 220,
      fixed: true,
      narrow: "lead",
    },
    ...(ofAll ? [customer] : []),
    {
      key: "kind",
      head: text("customMarkets.kind"),
      kind: "choice",
      value: ({ kind }) => kind,
      options: CUSTOM_KINDS.map((value) => ({ value, label: text(`customMarkets.kinds.${value}`) })),
      width: 100,
      narrow: "note",
    },
    {
      key: "members",
      head: text("customMarkets.members"),
      kind: "number",
      value: ({ members }) => members.length,
      width: 100,
    },
    {
      key: "population",
      head: text("customMarkets.population"),
      kind: "number",
      value: ({ population }) => population,
      cell: ({ population }) => formats.count(population),
      width: 120,
    },
    {
      key: "dollars",
      head: year === null ? text("customMarkets.total") : text("customMarkets.totalOf", { year }),
      kind: "number",
      value: ({ dollars }) => dollars,
      cell: ({ dollars }) => formats.money(dollars),
      width: 120,
      narrow: "end",
    },
    {
      key: "createdBy",
      head: text("customMarkets.createdBy"),
      kind: "text",
      value: (row) => row.createdBy,
      width: 150,
    },
    {
      key: "status",
      head: text("customMarkets.status"),
      kind: "choice",
      value: stateOf,
      cell: (row) => (
        <span className={style["state"]} data-state={stateOf(row)}>
          {text(`customMarkets.states.${stateOf(row)}`)}
        </span>
      ),
      options: STATES.map((value) => ({ value, label: text(`customMarkets.states.${value}`) })),
      width: 150,
    },
  ];
}

const STATES = ["active", "archived", "incomplete"] as const;

/** What became of a market; one that lacks a member is offered to nobody until it has it again. */
function stateOf({ status, complete }: CustomMarketRecord): (typeof STATES)[number] {
  if (status === "archived") return "archived";
  return complete ? "active" : "incomplete";
}
