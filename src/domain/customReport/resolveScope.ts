import { type Market, NATION } from "../markets/market.ts";
import { mediumGroup } from "../taxonomy/mediumById.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { CustomMarket, ReportDefinition, YearChoice } from "./reportDefinition.ts";
import { isAcross } from "./reportDefinition.ts";
import type { ReportSource } from "./reportSource.ts";
import type { ReportWarning } from "./reportWarning.ts";

/** What counts as one market in a report: a market, or several under a name. */
export interface MarketUnit {
  /** The market's id; a custom one's name. */
  readonly id: string;
  readonly members: readonly Market[];
  /** Persons of all members. */
  readonly population: number;
}

/** A definition as it comes out for this revision and this reader. */
export interface ReportScope {
  readonly units: readonly MarketUnit[];
  /** Ascending. */
  readonly years: readonly number[];
  readonly media: readonly string[];
  readonly subVerticals: readonly string[];
  /** Whether the units share people, so that their sum would count some money twice. */
  readonly overlapping: boolean;
  readonly warnings: readonly ReportWarning[];
}

/** Finds markets, years, media and lines of business, and says which of those asked for are not there. */
export function resolveScope(definition: ReportDefinition, source: ReportSource): ReportScope {
  const { revision } = source;
  const markets = chosenMarkets(definition, source);
  const custom = customUnits(definition.customMarkets, source);
  const units = [...markets.units, ...custom.units];
  const asked = askedYears(definition.years, revision.currentYear);
  const years = revision.years.filter((year) => asked.includes(year));
  const media = revision.media
    .filter((id) => definition.media === null || definition.media.includes(id))
    .filter((id) => !isAcross(definition, "platform") || mediumGroup(id) === "digital");
  const readable = new Set(revision.subVerticals.map(verticalOf));
  const subVerticals = revision.subVerticals.filter(
    (id) =>
      (definition.verticals === null || definition.verticals.includes(verticalOf(id))) &&
      (definition.political === "with" || !isPolitical(id)),
  );
  const overlapping = overlap(units);
  const lostVerticals = (definition.verticals ?? []).filter((id) => !readable.has(id));
  const lostMedia = (definition.media ?? []).filter((id) => !revision.media.includes(id));
  // A period that moves may reach beyond what a revision holds; named years may not without a word.
  const lostYears = "from" in definition.years ? asked.filter((year) => !revision.years.includes(year)) : [];
  const doubled = custom.units.filter(({ members }) => overlap(members.map(unitOf)));
  const warnings: (ReportWarning | null)[] = [
    markets.lost.length > 0 ? { kind: "marketsLeftOut", ids: markets.lost } : null,
    custom.lost.length > 0 ? { kind: "customLeftOut", names: custom.lost } : null,
    lostVerticals.length > 0 ? { kind: "verticalsLeftOut", ids: lostVerticals } : null,
    lostMedia.length > 0 ? { kind: "mediaLeftOut", ids: lostMedia } : null,
    lostYears.length > 0 ? { kind: "yearsLeftOut", years: lostYears } : null,
    overlapping && !isAcross(definition, "market") ? { kind: "overlap" } : null,
    doubled.length > 0 ? { kind: "customOverlap", names: doubled.map(({ id }) => id) } : null,
    isAcross(definition, "platform") ? { kind: "digitalOnly" } : null,
  ];
  return { units, years, media, subVerticals, overlapping, warnings: warnings.filter((warning) => warning !== null) };
}

/** The years that a choice means in a revision of this current year, whether it holds them or not. */
export function askedYears(choice: YearChoice, currentYear: number): number[] {
  const [from, to] =
    "from" in choice ? [choice.from, choice.to] : [currentYear - choice.before, currentYear + choice.after];
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);
}

function chosenMarkets({ markets: choice }: ReportDefinition, { markets }: ReportSource) {
  if ("every" in choice) {
    const units = [...markets.values()]
      .filter(({ kind }) => kind === choice.every)
      .filter(({ states }) => choice.states.length === 0 || states.some((state) => choice.states.includes(state)))
      .map(unitOf);
    return { units, lost: [] };
  }
  const ids = [...new Set(choice.ids)];
  const found = ids.flatMap((id) => markets.get(id) ?? []);
  return { units: found.map(unitOf), lost: ids.filter((id) => !markets.has(id)) };
}

function customUnits(custom: readonly CustomMarket[], { markets }: ReportSource) {
  const units: MarketUnit[] = [];
  const lost: string[] = [];
  for (const { name, members: ids } of custom) {
    const members = [...new Set(ids)].flatMap((id) => markets.get(id) ?? []);
    const whole = members.length > 0 && members.length === new Set(ids).size;
    const ofOneKind = new Set(members.map(({ kind }) => kind)).size === 1;
    if (!whole || !ofOneKind) lost.push(name);
    else units.push({ id: name, members, population: members.reduce((sum, market) => sum + market.population, 0) });
  }
  return { units, lost };
}

const unitOf = (market: Market): MarketUnit => ({ id: market.id, members: [market], population: market.population });

/** TV markets never share a county's people with each other; every other combination may. */
function overlap(units: readonly MarketUnit[]): boolean {
  if (units.length < 2) return false;
  const members = units.flatMap((unit) => unit.members);
  const ids = new Set(members.map(({ id }) => id));
  return ids.size < members.length || ids.has(NATION) || members.some(({ kind }) => kind !== "tv");
}
