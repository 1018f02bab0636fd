import { RACE_FIGURES, RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { BASES } from "#domain/revisions/revision.ts";
import type { Words } from "#language/words/words.ts";
import { categoryName } from "../figures/categoryName.ts";
import type { ScenarioChange } from "../../contract/scenarioSchemas.ts";

type Change = ScenarioChange["changes"][number];

/** One change of what is stated, as a person reads it; `from` is empty where only its end is told. */
export interface ChangeLine {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** What a change of a scenario or a draft is about, and its figures before and after in the reader's language. */
export function changeLine(change: Change, words: Words): ChangeLine {
  return {
    what: subjectOf(change, words),
    from: figureOf(change, "before", words),
    to: figureOf(change, "after", words),
  };
}

/** More weights of one vertical than these are told by their number. */
const FEW_WEIGHTS = 3;

/** Every change as a line; a typed share moves weights of a whole vertical, which are told together. */
export function changeLines(changes: readonly Change[], words: Words): readonly ChangeLine[] {
  const { text, formats } = words;
  const byVertical = Map.groupBy(
    changes.filter(({ field }) => field === "mix"),
    ({ subVertical }) => verticalOf(subVertical ?? ""),
  );
  const others = changes.filter(({ field }) => field !== "mix").map((change) => changeLine(change, words));
  const weights = [...byVertical].flatMap(([vertical, own]) =>
    own.length <= FEW_WEIGHTS
      ? own.map((change) => changeLine(change, words))
      : [
          {
            what: text("forecastRoom.saved.mix", { vertical: words.vertical(vertical) }),
            from: "",
            to: text("forecastRoom.saved.weights", { count: own.length, number: formats.count(own.length) }),
          },
        ],
  );
  return [...others, ...weights];
}

// oxlint-disable-next-line typescript/consistent-return -- every field has its words
function subjectOf(change: Change, words: Words): string {
  const { text, formats } = words;
  const { field, name = "", year } = change;
  const medium = change.medium === undefined ? "" : words.medium(change.medium);
  const of = year === undefined ? "" : formats.year(year);
  switch (field) {
    case "totals":
      return [
        text("forecastRoom.saved.total", { medium, year: of, part: partOf(change.part, words) }),
        ...(name === "" ? [] : [text(`forecastRoom.saved.detail.${detailOf(name)}`)]),
      ].join(" · ");
    case "growth":
      return text("forecastRoom.saved.growth", { medium, year: of, part: partOf(change.part, words) });
    case "drivers":
      return `${text("forecastRoom.step.drivers", { medium })} · ${text(`forecastRoom.drivers.${driverOf(name)}`)}`;
    case "mix":
      return text("forecastRoom.saved.weight", { medium, subVertical: words.subVertical(change.subVertical ?? "") });
    case "constraints":
      return cellsOf(name, words);
    case "outlook":
      return [
        text(`forecastRoom.saved.outlook.${outlookOf(name)}`),
        ...(change.vertical === undefined ? [] : [words.vertical(change.vertical)]),
        ...(of === "" ? [] : [of]),
      ].join(" · ");
    case "reliability":
      return text("forecastRoom.saved.reliability", { medium });
    case "trades":
      return `${words.subVertical(change.subVertical ?? "")} · ${text(`forecastRoom.trades.${tradeFieldOf(name)}`)}`;
    case "fit":
      return [
        text("forecastRoom.step.fit", {
          medium,
          category: categoryName(change.subVertical ?? change.vertical ?? "", words),
        }),
        text(name === "reason" ? "forecastRoom.trades.reason" : `forecastRoom.drivers.${driverOf(name)}`),
      ].join(" · ");
    case "races":
      return racesOf(name, words);
    case "heldShares":
      return text("forecastRoom.saved.share", { medium, group: words.vertical(change.vertical ?? "") });
  }
}

function figureOf(change: Change, side: "before" | "after", { text, formats }: Words): string {
  const { field, name } = change;
  const value = change[side];
  if (value === null) return text("forecastRoom.saved.nothing");
  if (field === "heldShares") return text("forecastRoom.saved.locked");
  if (typeof value === "string") return name === "basis" ? text(`forecastRoom.basis.${basisOf(value)}`) : value;
  if (field === "totals" || field === "constraints") return formats.dollars(value);
  if (field === "mix" || field === "trades" || field === "fit" || (name ?? "").startsWith("voters."))
    return value.toLocaleString(formats.locale, { maximumSignificantDigits: 6 });
  if (field === "growth" || (field === "outlook" && name !== "political")) return formats.growth(value);
  return formats.share(value);
}

/** `presidential.senate`, as `assumptionChanges` names the figures of races, in words. */
function racesOf(name: string, { text }: Words): string {
  const group = RACE_GROUPS.find((one) => name.startsWith(`${one}.`)) ?? "open";
  const figure = RACE_FIGURES[group].find((one) => name === `${group}.${one}`);
  return [
    text("forecastRoom.step.races", { group: text(`forecastRoom.races.groups.${group}`) }),
    text(figure === undefined ? "forecastRoom.trades.reason" : `forecastRoom.races.figures.${figure}`),
  ].join(" · ");
}

function partOf(part: string | undefined, { text }: Words): string {
  return text(`forecastRoom.part.${part === "political" ? "political" : "core"}`);
}

const DETAILS = ["low", "high", "basis", "source"] as const;
const DRIVERS = [...COUNTY_DRIVERS, "size", "diffusion", ...PLACE_FIGURES] as const;
const TRADE_FIELDS = ["naics", "elasticity", "income", "retail", "business", "size", "reason"] as const;
const OUTLOOKS = ["retailSales", "inflation", "political", "shock"] as const;

const oneOf =
  <Name extends string>(names: readonly Name[], usual: Name) =>
  (name: string): Name =>
    names.find((one) => one === name) ?? usual;

const detailOf = oneOf(DETAILS, "source");
const driverOf = oneOf(DRIVERS, "size");
const tradeFieldOf = oneOf(TRADE_FIELDS, "naics");
const outlookOf = oneOf(OUTLOOKS, "shock");
const basisOf = oneOf(BASES, "derived");

/** So many names of a list are said; the rest is counted. */
const MOST_NAMES = 3;

/** `markets tv-501 · media tvOta · years 2027 · core · equals`, as `assumptionChanges` names constraints, in words. */
function cellsOf(name: string, words: Words): string {
  const { text, formats } = words;
  const said: Readonly<Record<string, (id: string) => string>> = {
    markets: words.market,
    subVerticals: words.subVertical,
    media: words.medium,
    years: (year) => formats.year(Number(year)),
  };
  const parts = name.split(" · ").map((part) => {
    const [axis = "", ...rest] = part.split(" ");
    const nameOf = said[axis];
    if (nameOf && rest.length > 0) return namesOf(rest.join(" ").split(", "), nameOf, words);
    if (part === "core" || part === "political") return partOf(part, words);
    return part === "equals" || part === "atLeast" || part === "zero" ? text(`forecastRoom.saved.rule.${part}`) : part;
  });
  return parts.join(" · ");
}

function namesOf(ids: readonly string[], nameOf: (id: string) => string, { text, formats }: Words): string {
  const names = ids.slice(0, MOST_NAMES).map(nameOf);
  const more = ids.length - names.length;
  return [
    ...names,
    ...(more > 0 ? [text("forecastRoom.saved.more", { count: more, number: formats.count(more) })] : []),
  ].join(", ");
}
