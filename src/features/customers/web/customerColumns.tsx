import type { TFunction } from "i18next";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { CUSTOMER_KINDS, CUSTOMER_STATUSES } from "#domain/customer.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import style from "./Customers.module.css";
import { localDay } from "./localDay.ts";
import { RenewalDay } from "./RenewalDay.tsx";

/** What the list of customers shows, and by what it is searched. */
export function customerColumns(text: TFunction, formats: Formats): readonly ListColumn<CustomerRecord>[] {
  return [
    {
      key: "name",
      head: text("customers.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ name }) => <bdi className={style["name"]}>{name}</bdi>,
      width: 240,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "kind",
      head: text("customers.kind"),
      kind: "choice",
      value: ({ kind }) => kind,
      options: CUSTOMER_KINDS.map((value) => ({ value, label: text(`customers.kinds.${value}`) })),
      width: 80,
      narrow: "note",
    },
    { key: "plan", head: text("customers.plan"), kind: "text", value: ({ plan }) => plan, width: 100 },
    {
      key: "seats",
      head: text("customers.seatsUsed"),
      kind: "number",
      value: ({ seatsUsed }) => seatsUsed,
      cell: ({ seatsUsed, seats }) =>
        seats === null ? formats.count(seatsUsed) : text("customers.seatsOf", { used: seatsUsed, seats }),
      width: 110,
      narrow: "note",
    },
    {
      key: "people",
      head: text("customers.people"),
      kind: "number",
      value: ({ people }) => people,
      width: 90,
      hidden: true,
    },
    {
      key: "markets",
      head: text("customers.markets"),
      kind: "number",
      value: ({ allMarkets, markets }) => (allMarkets ? Number.MAX_SAFE_INTEGER : markets.length),
      cell: ({ allMarkets, markets }) => (allMarkets ? text("customers.all") : formats.count(markets.length)),
      width: 90,
    },
    {
      key: "access",
      head: text("customers.access"),
      kind: "choice",
      value: ({ access }) => access,
      options: ACCESS_FLAGS.map((value) => ({ value, label: text(`lists.flag.${value}`) })),
      width: 200,
    },
    {
      key: "verticals",
      head: text("customers.verticals"),
      kind: "choice",
      value: ({ verticals }) => verticals ?? VERTICALS.map(({ id }) => id),
      cell: ({ verticals }) => (verticals === null ? text("customers.all") : formats.count(verticals.length)),
      options: VERTICALS.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
      width: 110,
      hidden: true,
    },
    {
      key: "startsOn",
      head: text("customers.startsOn"),
      kind: "date",
      value: ({ startsOn }) => localDay(startsOn),
      width: 120,
      hidden: true,
    },
    {
      key: "endsOn",
      head: text("customers.endsOn"),
      kind: "date",
      value: ({ endsOn }) => localDay(endsOn),
      cell: (customer) => <RenewalDay customer={customer} />,
      width: 200,
      narrow: "note",
    },
    {
      key: "owner",
      head: text("customers.owner"),
      kind: "text",
      value: ({ owner }) => owner && `${owner.name} ${owner.email}`,
      cell: ({ owner }) => (owner ? <bdi title={owner.email}>{owner.name}</bdi> : "–"),
      width: 144,
    },
    {
      key: "status",
      head: text("customers.status"),
      kind: "choice",
      value: ({ status }) => status,
      options: CUSTOMER_STATUSES.map((value) => ({ value, label: text(`customers.statuses.${value}`) })),
      width: 120,
      narrow: "end",
    },
  ];
}
