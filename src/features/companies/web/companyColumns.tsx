import type { TFunction } from "i18next";
import { TURNS } from "#domain/companies/companyRank.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Formats } from "#language/format.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import type { ListColumn, ListOption } from "#ui/list/listColumn.ts";
import style from "./Companies.module.css";
import { callPlace } from "./callPlace.ts";
import type { Companies, ListedCompany } from "./companyQueries.ts";

interface Known {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly companies: Companies | undefined;
  readonly marketName: (id: string) => string;
}

/** What the list of companies shows, and by what it is searched. */
export function companyColumns(known: Known): readonly ListColumn<ListedCompany>[] {
  const { text } = known;
  return [
    {
      key: "name",
      head: text("companies.column.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ name }) => <bdi className={style["name"]}>{name}</bdi>,
      width: 205,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "call",
      head: text("companies.column.call"),
      kind: "text",
      value: () => null,
      cell: (company) => {
        const place = callPlace(company);
        return place && <AddToCallList {...place} />;
      },
      width: 80,
      opens: true,
    },
    {
      key: "turn",
      head: text("companies.column.turn"),
      kind: "choice",
      value: ({ turn }) => turn,
      options: TURNS.map((value) => ({ value, label: text(`callList.turn.${value}`) })),
      width: 90,
      narrow: "end",
    },
    ...placeColumns(known),
    ...factColumns(known),
  ];
}

/** What it does and where, each to narrow the list by. */
function placeColumns({ text, formats, companies, marketName }: Known): ListColumn<ListedCompany>[] {
  const items = companies?.items ?? [];
  const optionsOf = (ids: Iterable<string>, label: (id: string) => string): ListOption[] =>
    [...new Set(ids)]
      .map((value) => ({ value, label: label(value) }))
      .toSorted((a, b) => formats.compare(a.label, b.label));
  const county = (fips: string) => companies?.counties[fips] ?? fips;
  return [
    {
      key: "category",
      head: text("companies.column.category"),
      kind: "choice",
      value: ({ subVertical }) => subVertical,
      options: optionsOf(
        items.map(({ subVertical }) => subVertical),
        (id) => subVerticalName(id, formats.locale),
      ),
      width: 230,
      narrow: "note",
    },
    {
      key: "market",
      head: text("companies.column.market"),
      kind: "choice",
      value: ({ markets }) => markets,
      cell: ({ market }) => market && marketName(market),
      narrowCell: ({ market }) => market && marketName(market),
      options: optionsOf(
        items.flatMap(({ markets }) => markets),
        marketName,
      ),
      width: 150,
      narrow: "note",
    },
    {
      key: "county",
      head: text("companies.column.county"),
      kind: "choice",
      value: (company) => company.county,
      options: optionsOf(
        items.flatMap((company) => company.county ?? []),
        county,
      ),
      width: 150,
    },
    {
      key: "city",
      head: text("companies.column.city"),
      kind: "text",
      value: ({ city }) => city,
      width: 120,
      hidden: true,
    },
  ];
}

function factColumns({ text, formats }: Known): ListColumn<ListedCompany>[] {
  return [
    {
      key: "contact",
      head: text("companies.column.contact"),
      kind: "choice",
      value: ({ contact }) => (contact === null ? "without" : "with"),
      cell: ({ contact }) => contact && <bdi>{contact}</bdi>,
      options: (["with", "without"] as const).map((value) => ({ value, label: text(`companies.people.${value}`) })),
      width: 175,
    },
    {
      key: "employees",
      head: text("companies.column.employees"),
      kind: "number",
      value: ({ employees }) => employees,
      cell: ({ employees }) => employees !== null && formats.count(employees),
      width: 90,
    },
    {
      key: "own",
      head: text("companies.column.own"),
      kind: "number",
      value: ({ ownDollars }) => ownDollars,
      cell: ({ ownDollars }) => ownDollars !== null && formats.money(ownDollars),
      width: 110,
    },
    {
      key: "phone",
      head: text("companies.column.phone"),
      kind: "text",
      value: ({ phone }) => phone,
      width: 130,
      hidden: true,
    },
    { key: "zip", head: text("companies.column.zip"), kind: "text", value: ({ zip }) => zip, width: 80, hidden: true },
    {
      key: "crm",
      head: text("companies.column.crm"),
      kind: "text",
      value: ({ crmId }) => crmId,
      width: 100,
      hidden: true,
    },
  ];
}
