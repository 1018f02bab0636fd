import { NATION } from "../markets/market.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { subVerticalById, verticalOf } from "../taxonomy/subVerticalById.ts";
import { verticalById } from "../taxonomy/verticalById.ts";
import { POLITICAL_SUB_VERTICALS, VERTICALS } from "../taxonomy/verticals.ts";
import type { AlertSubject } from "./alertFacts.ts";
import { type AlertCondition, WHOLE } from "./alertRule.ts";

/** A subject with the sub-verticals that count in it. */
export interface ScopedSubject extends AlertSubject {
  /** The same for the same sub-verticals. */
  readonly key: string;
  readonly subVerticals: readonly string[];
}

/** What a person may see right now, and what she follows of it. */
export interface AlertReach {
  /** Ids of the markets of the published revision that the person may read, the nation not among them. */
  readonly markets: readonly string[];
  /** Ids of verticals. */
  readonly verticals: readonly string[];
  /** The readable ones among those followed; all of `verticals` for who follows none. */
  readonly followed: readonly string[];
}

/** Why a rule raises nothing. */
export type PausedBy = "market" | "vertical";

export interface ResolvedScope {
  readonly markets: readonly string[];
  readonly subjects: readonly ScopedSubject[];
  /** Null where nothing stands in its way. */
  readonly paused: PausedBy | null;
}

/** Where a rule looks, with the rights of this moment: what the person has lost is not looked at. */
export function resolveScope(condition: AlertCondition, reach: AlertReach): ResolvedScope {
  const markets = marketsOf(condition, reach);
  if (markets.length === 0) return { markets, subjects: [], paused: "market" };
  const subjects = subjectsOf(condition, reach);
  return { markets, subjects, paused: subjects.length === 0 ? "vertical" : null };
}

function marketsOf({ kind, market }: AlertCondition, reach: AlertReach): readonly string[] {
  if (market === NATION) return [NATION];
  if (market !== null) return reach.markets.includes(market) ? [market] : [];
  // A season is a sub-vertical's own and hardly differs from market to market: told once, of the nation.
  return kind === "season" ? [NATION] : reach.markets;
}

function subjectsOf({ kind, subject, everySubVertical }: AlertCondition, reach: AlertReach): ScopedSubject[] {
  if (kind === "crowdOut") return political(reach);
  if (subject === WHOLE) return whole(reach);
  const sub = subject === null ? undefined : subVerticalById(subject);
  if (sub) return reach.verticals.includes(verticalOf(sub.id)) ? [subVertical(sub.id)] : [];
  const verticals = subject === null ? reach.followed : reach.verticals.filter((id) => id === subject);
  if (everySubVertical) return verticals.flatMap((id) => coreOf(id).map(subVertical));
  return verticals.filter((id) => coreOf(id).length > 0).map(vertical);
}

function political({ verticals }: AlertReach): ScopedSubject[] {
  const subVerticals = POLITICAL_SUB_VERTICALS.filter((id) => verticals.includes(verticalOf(id)));
  return subVerticals.length === 0 ? [] : [{ kind: "all", id: WHOLE, key: "political", subVerticals }];
}

function whole({ verticals }: AlertReach): ScopedSubject[] {
  const known = VERTICALS.filter(({ id }) => verticals.includes(id)).map(({ id }) => id);
  const subVerticals = known.flatMap(coreOf);
  const key = `all ${known.join(" ")}`;
  return subVerticals.length === 0 ? [] : [{ kind: "all", id: WHOLE, key, subVerticals }];
}

function vertical(id: string): ScopedSubject {
  return { kind: "vertical", id, key: id, subVerticals: coreOf(id) };
}

function subVertical(id: string): ScopedSubject {
  return { kind: "subVertical", id, key: id, subVerticals: [id] };
}

/** What is political comes and goes with the elections; whoever waits for that names it. */
function coreOf(vertical: string): readonly string[] {
  return (verticalById(vertical)?.subVerticals ?? []).map((one) => one.id).filter((id) => !isPolitical(id));
}
