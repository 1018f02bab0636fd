import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { OFFICES, RATINGS } from "#domain/races/race.ts";
import type { RevisionFault } from "#domain/revisions/revisionFault.ts";
import { decimal } from "#language/decimal.ts";
import type { Words } from "#language/words/words.ts";
import { layoutName } from "../layoutName.ts";

type Said = Readonly<Record<string, string>>;

/** What is wrong with a revision in the reader's language; null where only the API's own sentence says it. */
export function revisionFaultWords({ code, values }: RevisionFault, words: Words): string | null {
  if (code === null) return null;
  const count = Number(values["count"] ?? 1);
  const number = words.formats.count(count);
  return words.text(`revisions.faultOf.${code}`, { ...namedValues(values, words), count, number });
}

/** What files of counties and of trades count beside what markets are driven by. */
const FIGURES = ["perCapitaIncome", "jobs", "employees", "votes"] as const;
const COUNTS = ["value", "otherValue", "people", "all"];
const MONEY = ["amount", "byMedia", "bySubVerticals", "sum", "before", "stated", "total"];

/** Ids by their names, dollars and counts as one writes them; anything else as it stands. */
function namedValues(values: Said, words: Words): Said {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value, words)]));
}

function named(name: string, value: string, words: Words): string {
  const { text, formats } = words;
  const number = Number(value);
  if (MONEY.includes(name)) return Number.isSafeInteger(number) ? formats.dollars(number) : value;
  if (name === "market") return words.market(value);
  if (name === "markets") return formats.list(value.split(", ").map(words.market));
  if (name === "medium") return words.medium(value);
  if (name === "platform") return words.platform(value);
  if (name === "subVertical") return words.subVertical(value);
  // Objections are raised against verticals and sub-verticals alike.
  if (name === "target") return words.vertical(words.subVertical(value));
  if (name === "year") return formats.year(number);
  if (name === "years") return formats.list(value.split(", ").map((year) => formats.year(Number(year))));
  if (name === "driver" || name === "figure") return figureText(value, words);
  if (name === "office") return text(`explain.office.${OFFICES.find((office) => office === value) ?? "other"}`);
  if (name === "rating" || name === "otherRating")
    return text(`revisions.rating.${RATINGS.find((rating) => rating === value) ?? "safe"}`);
  if (COUNTS.includes(name)) return formats.count(number);
  if (name === "times") return decimal(number, 4, formats);
  if (name === "part" && (value === "core" || value === "political")) return text(`revisions.totals.parts.${value}`);
  if (name === "kind" && (value === "businessType" || value === "advertiser"))
    return text(`revisions.prospectKinds.${value}`);
  if (name === "files") return formats.list(layoutsOf(value).map((layout) => layoutName(layout, text)));
  return value;
}

function figureText(value: string, { text }: Words): string {
  const figure = FIGURES.find((known) => known === value);
  if (figure) return text(`revisions.figure.${figure}`);
  const driver = COUNTY_DRIVERS.find((known) => known === value);
  return driver ? text(`explain.driver.${driver}`) : value;
}

/** `markets-tv (the TV markets), vertical-mix (…)` names layouts, each with what it brings. */
function layoutsOf(files: string): string[] {
  return [...files.matchAll(/([a-z-]+) \([^)]*\)/g)].map(([, layout = ""]) => layout);
}
