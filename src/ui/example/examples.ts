import type { MediumId } from "#domain/taxonomy/media.ts";
import type { SubVerticalId, VerticalId } from "#domain/taxonomy/verticals.ts";
import type { Messages } from "#language/messages/areas.ts";

/** What an example says, in words that every language has: names of the taxonomy, amounts, days, and a few of its own. */
export type Said =
  | { readonly kind: "plain"; readonly plain: string }
  | { readonly kind: "vertical"; readonly id: VerticalId }
  | { readonly kind: "subVertical"; readonly id: SubVerticalId }
  | { readonly kind: "medium"; readonly id: MediumId }
  | { readonly kind: "money"; readonly dollars: number }
  | { readonly kind: "share" | "growth"; readonly part: number }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "date"; readonly day: string }
  | { readonly kind: "words"; readonly key: keyof Messages["example"]["said"] };

/** A row of a list: what it is, more of it, and a figure, a day or how it stands. */
export interface ExampleRow {
  readonly name: Said;
  readonly detail?: Said;
  readonly end?: Said;
}

export interface ExampleBar {
  readonly name: Said;
  readonly dollars: number;
}

/** What would stand in an empty place: a list, a ranking in bars, or a course over years. */
export type Example =
  | { readonly form: "rows"; readonly rows: readonly ExampleRow[] }
  | { readonly form: "bars"; readonly bars: readonly ExampleBar[] }
  | {
      readonly form: "course";
      readonly name: Said;
      readonly end: Said;
      readonly values: readonly number[];
      readonly at: number;
    };

const plain = (name: string): Said => ({ kind: "plain", plain: name });
const vertical = (id: VerticalId): Said => ({ kind: "vertical", id });
const sub = (id: SubVerticalId): Said => ({ kind: "subVertical", id });
const medium = (id: MediumId): Said => ({ kind: "medium", id });
const money = (dollars: number): Said => ({ kind: "money", dollars });
const growth = (part: number): Said => ({ kind: "growth", part });
const share = (part: number): Said => ({ kind: "share", part });
const count = (number: number): Said => ({ kind: "count", count: number });
const date = (day: string): Said => ({ kind: "date", day });
const words = (key: keyof Messages["example"]["said"]): Said => ({ kind: "words", key });
const row = (name: Said, detail: Said, end: Said): ExampleRow => ({ name, detail, end });
const rows = (...all: ExampleRow[]): Example => ({ form: "rows", rows: all });

/** The examples by what they stand for; every figure and name in them is made up. */
export const EXAMPLES = {
  alerts: rows(
    row(sub("legalServices"), plain("Dallas-Ft. Worth"), growth(0.124)),
    row(medium("ctvOtt"), plain("Los Angeles"), growth(0.302)),
    row(sub("furniture"), plain("Dallas-Ft. Worth"), growth(-0.081)),
  ),
  callList: rows(
    row(plain("Lakeside Dental"), sub("physicians"), words("callBack")),
    row(plain("Hill Country Furniture"), sub("furniture"), words("meeting")),
    row(sub("newCarDealers"), plain("Dallas-Ft. Worth"), money(84_200_000)),
  ),
  changes: rows(
    row(plain("Ana Lopez"), words("invited"), date("2026-11-12")),
    row(plain("Ben Carter"), words("published"), date("2026-11-09")),
    row(plain("Ana Lopez"), words("keyMade"), date("2026-11-02")),
  ),
  coop: rows(
    row(plain("Northwind Tires"), sub("autoParts"), share(0.5)),
    row(plain("Alpine Mattress"), sub("mattresses"), share(0.75)),
  ),
  customers: rows(
    row(plain("Riverside Broadcasting"), words("threeMarkets"), plain("8 / 10")),
    row(plain("Lone Star Radio"), words("oneMarket"), plain("4 / 5")),
    row(plain("Bay Weekly"), words("oneMarket"), plain("1 / 2")),
  ),
  customMarkets: rows(
    row(words("northMetro"), words("fourCounties"), count(2_914_000)),
    row(words("deliveryArea"), words("twoCounties"), count(861_000)),
    row(words("territory"), words("threeMarkets"), count(4_370_000)),
  ),
  files: rows(
    row(plain("spend-2026.csv"), words("published"), count(12_480)),
    row(plain("stations_tv.xlsx"), words("draft"), count(1_736)),
    row(plain("national-totals.csv"), words("published"), count(208)),
  ),
  forecast: {
    form: "course",
    name: medium("ctvOtt"),
    end: growth(0.094),
    values: [31, 38, 46, 52, 61, 70, 78, 87, 95],
    at: 5,
  },
  keys: rows(
    row(plain("nightly-export"), plain("sm_…4f2a"), date("2026-11-26")),
    row(plain("power-bi"), plain("sm_…91c0"), date("2026-11-21")),
  ),
  media: {
    form: "bars",
    bars: [
      { name: medium("mobile"), dollars: 3_350_000_000 },
      { name: medium("pcLaptop"), dollars: 1_720_000_000 },
      { name: medium("tvOta"), dollars: 1_290_000_000 },
      { name: medium("radioOta"), dollars: 720_000_000 },
    ],
  },
  messages: rows(
    row(words("question"), words("answered"), date("2026-11-18")),
    row(words("wish"), words("open"), date("2026-11-24")),
  ),
  notices: rows(
    row(words("newRevision"), plain("2026 Q4"), date("2026-11-25")),
    row(words("slidesReady"), plain("Dallas-Ft. Worth"), date("2026-11-24")),
  ),
  people: rows(
    row(plain("Ana Lopez"), plain("ana@riverside.example"), date("2026-11-25")),
    row(plain("Ben Carter"), plain("ben@lonestar.example"), date("2026-11-20")),
  ),
  plans: rows(
    row(words("moveToOwn"), medium("radioOta"), money(1_200_000)),
    row(words("goalOfYear"), vertical("automotive"), money(4_500_000)),
  ),
  reading: rows(
    row(words("autoPiece"), vertical("automotive"), date("2026-11-20")),
    row(words("healthPiece"), vertical("healthcare"), date("2026-11-06")),
    row(words("politicalPiece"), vertical("government"), date("2026-10-23")),
  ),
  reports: rows(
    row(vertical("automotive"), words("everyWeek"), plain("XLSX")),
    row(vertical("healthcare"), words("everyMonth"), plain("PDF")),
    row(vertical("restaurants"), words("shared"), plain("PPTX")),
  ),
  revisions: rows(
    row(plain("2026 Q4"), words("draft"), date("2026-11-20")),
    row(plain("2026 Q3"), words("published"), date("2026-08-14")),
    row(plain("2026 Q1"), words("replaced"), date("2026-02-16")),
  ),
  spenders: {
    form: "bars",
    bars: [
      { name: sub("legalServices"), dollars: 589_000_000 },
      { name: sub("newCarDealers"), dollars: 512_000_000 },
      { name: sub("hospitals"), dollars: 334_000_000 },
      { name: sub("fastFood"), dollars: 301_000_000 },
    ],
  },
  stations: rows(
    row(plain("WXYA-TV 4"), plain("Riverside Broadcasting"), money(64_300_000)),
    row(plain("WXYB-TV 7"), plain("Riverside Broadcasting"), money(51_800_000)),
    row(plain("WXYC-FM 98.1"), plain("Riverside Broadcasting"), money(18_400_000)),
  ),
  teamAids: rows(
    row(words("rateCard"), plain("PDF"), words("shared")),
    row(words("pitch"), plain("PPTX"), words("draft")),
  ),
  views: rows(
    row(vertical("automotive"), plain("Dallas-Ft. Worth"), plain("2027")),
    row(medium("radioOta"), plain("Los Angeles"), plain("2026")),
  ),
  webhooks: rows(
    row(plain("crm.example.com"), words("newRevision"), words("delivered")),
    row(plain("chat.example.com"), words("newAlert"), words("delivered")),
  ),
} satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
