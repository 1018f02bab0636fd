import { ALERT_KINDS, type AlertCondition, THRESHOLDS } from "#domain/alerts/alertRule.ts";
import { type AlertRevision, evaluateRules, type RuleToEvaluate } from "#domain/alerts/evaluateRules.ts";
import { resolveScope } from "#domain/alerts/resolveScope.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import type { BenchRow } from "./row.ts";

const RULES = 10_000;
const MARKETS = 210;
/** Rules of one kind in ten look at every market there is, the others at a customer's few or at one. */
const EVERYWHERE = 10;
const OWN_MARKETS = 5;

/** 10,000 rules of 1,000 people over a new revision of 210 markets, and the one before it. */
export function bench(): BenchRow[] {
  const markets = Array.from({ length: MARKETS }, (_, at) => `tv-${501 + at}`);
  const [now, before] = [alertRevision("2", markets, 400_000), alertRevision("1", markets, 380_000)];
  const rules = Array.from({ length: RULES }, (_, at) => rule(at, markets));
  const start = performance.now();
  const raised = evaluateRules(rules, { now, before, today: "2026-02-14" });
  const seconds = (performance.now() - start) / 1_000;
  const found = [...raised.values()].reduce((sum, one) => sum + one.found, 0);
  return [
    {
      name: "10,000 alert rules over a new revision",
      value: seconds,
      unit: "s",
      goal: { atMost: 5 },
      note: `${MARKETS} markets, ${found.toLocaleString("en-US")} found`,
    },
  ];
}

function alertRevision(revision: string, markets: readonly string[], scale: number): AlertRevision {
  const wallets = new Map([...markets, "nation"].map((market) => [market, exampleWallet(market, scale)]));
  const [first] = wallets.values();
  const months = [0.05, 0.05, 0.05, 0.2, 0.2, 0.1, 0.05, 0.05, 0.05, 0.05, 0.1, 0.05];
  return {
    revision,
    media: first?.media ?? [],
    currentYear: 2025,
    seasons: SUB_VERTICALS.map(({ id }) => ({ subVertical: id, months, source: "Example" })),
    wallet: (market) => wallets.get(market) ?? null,
  };
}

function rule(at: number, markets: readonly string[]): RuleToEvaluate {
  const kind = ALERT_KINDS[at % ALERT_KINDS.length] ?? "growth";
  const verticals = VERTICALS.map(({ id }) => id);
  const own = Array.from({ length: OWN_MARKETS }, (_, place) => markets[(at * 7 + place * 31) % MARKETS] ?? "");
  const everywhere = at % EVERYWHERE === 0;
  const condition: AlertCondition = {
    kind,
    direction: (["up", "down", "either"] as const)[at % 3] ?? "up",
    threshold: THRESHOLDS[kind].usual,
    severity: "medium",
    market: at % 2 === 0 ? null : (own[0] ?? null),
    subject: [null, "all", verticals[at % 12] ?? null, SUB_VERTICALS[at % 96]?.id ?? null][at % 4] ?? null,
    everySubVertical: at % 5 === 0,
    medium: at % 3 === 0 ? "ctvOtt" : null,
  };
  const followed = [verticals[at % 12] ?? "", verticals[(at + 5) % 12] ?? ""];
  const { markets: seen, subjects } = resolveScope(condition, {
    markets: everywhere ? markets : own,
    verticals,
    followed,
  });
  return { id: at, condition, markets: seen, subjects, isNew: false };
}

if (import.meta.main) console.table(bench());
