import type { Season } from "../advertisers/season.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { AlertFacts } from "./alertFacts.ts";
import { type AlertCondition, type AlertKind, isCalendarKind, isMixKind } from "./alertRule.ts";
import { crowdOutOpenings, type Opening, seasonOpenings } from "./calendarAlerts.ts";
import { marketMix } from "./marketMix.ts";
import { type AlertMeasure, measureAlert } from "./measureAlert.ts";
import type { ResolvedScope, ScopedSubject } from "./resolveScope.ts";

export interface RuleToEvaluate extends Pick<ResolvedScope, "markets" | "subjects"> {
  readonly id: number;
  readonly condition: AlertCondition;
  /** All of it is news, also what the revision before said already: for a rule that was just made. */
  readonly isNew: boolean;
}

export interface AlertRevision {
  readonly revision: string;
  readonly media: readonly string[];
  readonly currentYear: number;
  readonly seasons: readonly Season[];
  /** Null for a market that the revision does not have. */
  readonly wallet: (market: string) => Wallet | null;
}

export interface AlertMaterial {
  readonly now: AlertRevision;
  /** Null for the first revision. */
  readonly before: AlertRevision | null;
  /** `2026-02-14`. */
  readonly today: string;
}

/** What a rule has raised. */
export interface RaisedAlerts {
  /** All that its condition holds for. */
  readonly found: number;
  /** The largest of them, at most `MOST_ALERTS`. */
  readonly alerts: readonly AlertFacts[];
}

/** So many alerts of one rule at once are told; more of them nobody reads. */
export const MOST_ALERTS = 50;

interface Target {
  /** Its place among all targets, which makes looking up what was measured cheap. */
  readonly at: number;
  readonly kind: AlertKind;
  readonly subject: ScopedSubject;
  readonly medium: string | null;
}

/** What was measured of a target in a market. */
type Measured = (AlertMeasure & { readonly month: null; readonly occasion: string }) | Opening;

interface Candidate {
  readonly weight: number;
  readonly market: string;
  readonly target: Target;
  readonly measured: Measured;
}

/**
 * Holds every rule against a new revision and the one before. Markets are gone through one by one, and whatever rules ask of a
 * market is measured once.
 */
export function evaluateRules(rules: readonly RuleToEvaluate[], material: AlertMaterial): Map<number, RaisedAlerts> {
  const targeting = targetingOf(material.now.media);
  const perMarket = new Map<string, { rule: RuleToEvaluate; targets: readonly Target[] }[]>();
  const found = new Map<number, { count: number; kept: Candidate[] }>();
  for (const rule of rules) {
    found.set(rule.id, { count: 0, kept: [] });
    const targets = targeting.of(rule);
    for (const market of rule.markets) {
      const asked = perMarket.get(market) ?? [];
      perMarket.set(market, asked);
      asked.push({ rule, targets });
    }
  }
  for (const [market, asked] of perMarket) {
    const newsOf = measuring(market, material, targeting.count());
    if (!newsOf) continue;
    for (const { rule, targets } of asked) {
      const result = found.get(rule.id);
      if (!result) continue;
      for (const target of targets) {
        for (const measured of newsOf(target, rule)) {
          result.count++;
          result.kept.push({
            weight: "weight" in measured ? measured.weight : -measured.value,
            market,
            target,
            measured,
          });
        }
      }
      if (result.kept.length > 8 * MOST_ALERTS) result.kept = largest(result.kept);
    }
  }
  return new Map([...found].map(([id, { count, kept }]) => [id, { found: count, alerts: largest(kept).map(factsOf) }]));
}

function largest(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_ALERTS);
}

function factsOf({ market, target, measured }: Candidate): AlertFacts {
  const { occasion, year, month, before, after, value, sparkAt, spark } = measured;
  const { kind, medium, subject } = target;
  return {
    kind,
    market,
    medium,
    occasion,
    year,
    month,
    before,
    after,
    value,
    sparkAt,
    subject: { kind: subject.kind, id: subject.id },
    spark: typeof spark === "function" ? spark() : spark,
  };
}

/** The targets of rules, the same one for the same question. */
function targetingOf(media: readonly string[]) {
  const targets = new Map<string, Target>();
  const lists = new Map<string, readonly Target[]>();
  function of({ condition: { kind, medium }, subjects }: RuleToEvaluate): readonly Target[] {
    const listKey = `${kind}|${medium}|${subjects.map(({ key }) => key).join()}`;
    let list = lists.get(listKey);
    if (!list) {
      const asked = isMixKind(kind) && medium === null ? media : [isCalendarKind(kind) ? null : medium];
      list = subjects.flatMap((subject) =>
        asked.map((one) => {
          const key = `${kind}|${subject.key}|${one}`;
          const target = targets.get(key) ?? { at: targets.size, kind, subject, medium: one };
          targets.set(key, target);
          return target;
        }),
      );
      lists.set(listKey, list);
    }
    return list;
  }
  return { of, count: () => targets.size };
}

/** What is new of targets in one market; null where the revision does not have it. */
function measuring(
  market: string,
  { now, before, today }: AlertMaterial,
  targets: number,
): ((target: Target, rule: RuleToEvaluate) => readonly Measured[]) | null {
  const wallet = now.wallet(market);
  if (!wallet) return null;
  const here = wallet;
  const earlier = before?.wallet(market) ?? null;
  const [mixOf, mixBefore] = [marketMix(here), earlier && marketMix(earlier)];
  const occasion = `r${now.revision}`;
  // One place for every target: what rules ask again is looked up, and what nobody asks is never measured.
  const news = Array.from<readonly Measured[] | undefined>({ length: targets });
  const compared = new Float64Array(targets);
  const said = new Float64Array(targets).fill(NOT_ASKED);

  function measureNow({ kind, subject, medium }: Target): readonly Measured[] {
    if (kind === "season" || kind === "crowdOut") {
      const at = { wallet: here, mix: mixOf(subject), seasons: now.seasons, currentYear: now.currentYear, today };
      return kind === "season" ? seasonOpenings(subject, at) : crowdOutOpenings(at);
    }
    const place = medium === null ? null : here.media.indexOf(medium);
    const was = kind === "revised" && earlier && mixBefore ? { wallet: earlier, mix: mixBefore(subject) } : null;
    const asked = { wallet: here, mix: mixOf(subject), earlier: was, medium: place, currentYear: now.currentYear };
    const one = place === -1 ? null : measureAlert[kind](asked);
    return one ? [{ ...one, occasion, month: null }] : NOTHING;
  }

  /** What the revision before said of the same year; NaN where it said nothing. A revision is never said twice. */
  function saidBefore({ kind, subject, medium }: Target): number {
    if (kind === "season" || kind === "crowdOut" || kind === "revised" || !earlier || !mixBefore) return Number.NaN;
    const place = medium === null ? null : earlier.media.indexOf(medium);
    const asked = {
      wallet: earlier,
      mix: mixBefore(subject),
      earlier: null,
      medium: place,
      currentYear: now.currentYear,
    };
    return (place === -1 ? null : measureAlert[kind](asked))?.compared ?? Number.NaN;
  }

  return (target, { condition, isNew }) => {
    const { at } = target;
    let found = news[at];
    if (found === undefined) {
      news[at] = found = measureNow(target);
      const [first] = found;
      if (first && "compared" in first) compared[at] = first.compared;
    }
    if (found.length === 0) return NOTHING;
    if (isCalendarKind(target.kind)) return found.filter(({ value }) => passesThreshold(condition, value));
    const figure = compared[at] ?? Number.NaN;
    if (!passesThreshold(condition, figure)) return NOTHING;
    if (isNew) return found;
    if (said[at] === NOT_ASKED) said[at] = saidBefore(target);
    return said[at] === figure ? NOTHING : found;
  };
}

const NOTHING: readonly Measured[] = [];
/** No figure is as large. */
const NOT_ASKED = Number.POSITIVE_INFINITY;

/** Whether a figure, in the unit of the threshold, is what a rule waits for. */
function passesThreshold({ kind, direction, threshold }: AlertCondition, compared: number): boolean {
  if (kind === "season" || kind === "crowdOut") return compared >= 0 && compared <= threshold;
  const moved = direction === "up" ? compared : direction === "down" ? -compared : Math.abs(compared);
  // "By at least two places", but "by more than 10 %".
  return kind === "rankChange" ? moved >= threshold : moved > threshold;
}
