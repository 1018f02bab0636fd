import type { TFunction } from "i18next";
import { RADIO_METHODS } from "#domain/markets/market.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { EditedMarket } from "../contract/editingSchemas.ts";
import type { EditedKind } from "./editingQueries.ts";
import style from "./MarketEditing.module.css";

type Column = ListColumn<EditedMarket>;

interface ColumnWords {
  readonly kind: EditedKind;
  readonly text: TFunction;
  readonly formats: Formats;
  /** What markets are called, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What the list of TV or of radio markets shows. */
export function marketColumns(words: ColumnWords): readonly Column[] {
  return [...identity(words), ...(words.kind === "tv" ? ofTv(words) : ofRadio(words)), ...facts(words)];
}

function identity({ text, formats }: ColumnWords): Column[] {
  return [
    {
      key: "rank",
      head: text("marketEditing.rank"),
      kind: "number",
      value: ({ rank }) => rank,
      cell: ({ rank }) => formats.count(rank),
      width: 70,
    },
    {
      key: "name",
      head: text("marketEditing.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ name, changed }) => (
        <>
          <bdi className={style["name"]}>{name}</bdi>
          {changed && <span className={style["mark"]}>{text("marketEditing.changed")}</span>}
        </>
      ),
      width: 240,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "code",
      head: text("marketEditing.code"),
      kind: "text",
      value: ({ code }) => code,
      width: 80,
      narrow: "note",
    },
    {
      key: "states",
      head: text("marketEditing.states"),
      kind: "text",
      value: ({ states }) => states.join(" "),
      width: 110,
    },
    {
      key: "counties",
      head: text("marketEditing.counties"),
      kind: "number",
      value: ({ countyCount }) => countyCount,
      width: 90,
    },
  ];
}

function ofTv({ text, formats }: ColumnWords): Column[] {
  return [
    {
      key: "tvHomes",
      head: text("marketEditing.tvHomes"),
      kind: "number",
      value: ({ tvHomes }) => tvHomes,
      cell: ({ tvHomes }) => formats.count(tvHomes),
      width: 110,
    },
    {
      key: "homesShare",
      head: text("marketEditing.homesShare"),
      kind: "number",
      value: ({ homesShare }) => homesShare,
      cell: ({ homesShare }) => formats.share(homesShare),
      width: 80,
    },
  ];
}

function ofRadio({ text, formats, names }: ColumnWords): Column[] {
  return [
    {
      key: "persons12plus",
      head: text("marketEditing.persons12plus"),
      kind: "number",
      value: ({ persons12plus }) => persons12plus,
      cell: ({ persons12plus }) => formats.count(persons12plus),
      width: 110,
    },
    {
      key: "method",
      head: text("marketEditing.method"),
      kind: "choice",
      value: ({ method }) => method,
      options: RADIO_METHODS.map((value) => ({ value, label: text(`marketEditing.methods.${value}`) })),
      width: 100,
    },
    {
      key: "embeddedIn",
      head: text("marketEditing.embeddedIn"),
      kind: "text",
      value: ({ embeddedIn }) => embeddedIn && (names.get(embeddedIn) ?? embeddedIn),
      width: 130,
    },
  ];
}

function facts({ text, formats }: ColumnWords): Column[] {
  return [
    {
      key: "population",
      head: text("marketEditing.population"),
      kind: "number",
      value: ({ population }) => population,
      cell: ({ population }) => formats.count(population),
      width: 120,
      narrow: "end",
    },
    {
      key: "stations",
      head: text("marketEditing.stations"),
      kind: "number",
      value: ({ stations }) => stations,
      width: 90,
    },
    {
      key: "lastYear",
      head: text("marketEditing.lastYear"),
      kind: "number",
      value: ({ lastYear }) => lastYear,
      cell: ({ lastYear }) => (lastYear === null ? "–" : formats.year(lastYear)),
      width: 100,
    },
    {
      key: "active",
      head: text("marketEditing.active"),
      kind: "choice",
      value: ({ active }) => (active ? "yes" : "no"),
      options: (["yes", "no"] as const).map((value) => ({ value, label: text(`marketEditing.offered.${value}`) })),
      width: 110,
    },
  ];
}
