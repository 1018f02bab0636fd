import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { HEALTH_FINDING_NAMES, HEALTH_FINDINGS } from "#domain/health/healthFinding.ts";
import type { HealthFacts } from "#domain/health/healthFacts.ts";
import { HEALTH_LIMITS } from "#domain/health/judgeHealth.ts";
import { readRunbook } from "#features/health/server/runbook.ts";
import { conditionMetrics } from "#app/server/plugins/metrics/conditionMetrics.ts";
import { openConcurrencyClasses } from "#app/server/plugins/limits/concurrencyClasses.ts";
import { openEventLoopBudget } from "#app/server/plugins/limits/eventLoopBudget.ts";
import { demandMetrics } from "#app/server/plugins/metrics/demandMetrics.ts";
import { requestDurations } from "#app/server/plugins/metrics/requestDurations.ts";
import { readYaml } from "./support/readYaml.ts";

/** What watches over the product – alerts, dashboards, the runbook – held against what the product says of itself. */

const ROOT = resolve(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(ROOT, path), "utf8");

const facts: HealthFacts = {
  store: { bytes: 1e9, seconds: 0.002, connections: { open: 8, most: 100 } },
  edition: { sample: false },
  memory: { used: 5e8, most: 2e9, lag: 0.02 },
  queue: { waiting: 3, running: 1, failed: 2, oldest: 12 },
  recurring: [{ name: "tokens", last: null, outcome: "waiting", runningFor: null, next: "2026-11-23T08:10:00.000Z" }],
  disk: [{ use: "data", folder: "/data", free: 5e10, size: 1e11 }],
  mail: { kind: "smtp", waiting: 4, failing: 1, givenUp: 0, oldest: 7, lastSent: null },
  backup: { age: 3_600, whole: true },
  signIn: [{ kind: "microsoft", seconds: null }],
  openDemo: false,
  versions: ["1.0.0"],
  clockAhead: -0.5,
};

const classes = openConcurrencyClasses({ longestRequestMs: 0, refuses: true }, openEventLoopBudget());
const store = { engine: "pglite", demand: () => ({ running: 1, waiting: 12, most: 1 }) } as const;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const { groups } = readYaml(text("deploy/prometheus/alerts.yml")) as unknown as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
/** Entries of the runbook by where a heading stands on the page, as the usual viewers of Markdown make it. */
const entries = new Map(
  [...text("docs/runbook.md").matchAll(/^### ((\w+): .+)$/gm)].map(([, heading = "", name = ""]) => [
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
    name,
  ]),
);
const entryOf = ({ annotations }: Rule) => entries.get(annotations.runbook_url.split("runbook.md#")[1] ?? "") ?? "";
const dashboards = readdirSync(join(ROOT, "deploy/grafana")).map((name) => JSON.parse(text(`deploy/grafana/${name}`)));

/** Names of what can be asked for, those of a histogram's parts among them. */
async function offered(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  requestDurations(registry)({ method: "GET", route: "/api/v1/session", status: 200, seconds: 0.01 });
  const all = (await registry.metrics()) + demandMetrics(classes, store) + conditionMetrics(facts);
  registry.clear();
  return new Set([...all.matchAll(/^([a-z_]\w*)(?=[{ ])/gm)].map(([, name = ""]) => name));
}

/** Names that an expression asks for; what stands in brackets and quotes are labels. */
function asked(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}/g, "").replace(/\b(by|on) \([^)]*\)/g, "");
  return (bare.match(/\b[a-z]\w*_\w+\b/g) ?? []).filter((name) => name !== "histogram_quantile");
}

test("every figure that an alert or a dashboard asks for is one that the product gives", async () => {
  const names = await offered();
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...dashboards.flatMap(({ panels }) =>
      panels.flatMap(({ title, targets }: { title: string; targets: { expr: string }[] }) =>
        targets.map(({ expr }) => [title, expr] as const),
      ),
    ),
  ];
  expect(expressions.length).toBeGreaterThan(40);
  const missing = expressions.flatMap(([where, expression]) =>
    asked(expression)
      .filter((name) => !names.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every alert leads to an entry of the runbook, and everything that health finds has one too", async () => {
  const runbook = await readRunbook();
  expect(rules.filter((rule) => !runbook.has(entryOf(rule))).map(({ alert }) => alert)).toEqual([]);
  const serious = HEALTH_FINDING_NAMES.filter((name) => HEALTH_FINDINGS[name] !== "good");
  expect(serious.filter((name) => !runbook.has(name))).toEqual([]);
});

test("each entry of the runbook says what one sees, where to look and what to do", async () => {
  const thin = [...(await readRunbook())].filter(([, paragraphs]) => paragraphs.length !== 3).map(([name]) => name);
  expect(thin).toEqual([]);
});

test("every entry of the runbook is led to by an alert or by the health page", async () => {
  const used = new Set([...rules.map(entryOf), ...HEALTH_FINDING_NAMES]);
  expect([...(await readRunbook()).keys()].filter((name) => !used.has(name))).toEqual([]);
});

test("alerts draw the line where the health page does", () => {
  const limits = {
    storeSlow: HEALTH_LIMITS.storeSlow,
    storeStuck: HEALTH_LIMITS.storeStuck,
    storeConnections: HEALTH_LIMITS.connectionsUsed,
    memoryHigh: HEALTH_LIMITS.memoryHigh,
    memoryFull: HEALTH_LIMITS.memoryFull,
    memoryLag: HEALTH_LIMITS.lag,
    queueSlow: HEALTH_LIMITS.queueSlow,
    queueStuck: HEALTH_LIMITS.queueStuck,
    mailStuck: HEALTH_LIMITS.mailStuck,
    clockOff: HEALTH_LIMITS.clockOff,
    clockWrong: HEALTH_LIMITS.clockWrong,
  };
  const drawn = Object.keys(limits).map((name) => {
    const expression = rules.find((rule) => entryOf(rule) === name)?.expr ?? "";
    return [name, Number(/> ([\d.]+)$/.exec(expression)?.[1])];
  });
  expect(Object.fromEntries(drawn)).toEqual(limits);
});

test("an alert is as severe as the health page finds it", () => {
  expect(rules.filter(({ labels }) => !["critical", "warning"].includes(labels.severity))).toEqual([]);
  const differing = rules.filter((rule) => {
    const finding = HEALTH_FINDING_NAMES.find((name) => name === entryOf(rule));
    return finding && (HEALTH_FINDINGS[finding] === "act") !== (rule.labels.severity === "critical");
  });
  expect(differing.map(({ alert }) => alert)).toEqual([]);
});

test("what is asked of a process is told by class of work, and what it asks of the store", async () => {
  const never = () => new Promise<never>(() => undefined);
  const ask = () => classes("documents").limit.run({ isGone: () => false }, never);
  for (let at = 0; at < 124; at++) void ask();
  for (let at = 0; at < 3; at++) expect(ask).toThrow("more requests than it can answer");
  const text = demandMetrics(classes, store);
  for (const line of [
    'spotmarket_lane_requests{lane="documents",state="running"} 24',
    'spotmarket_lane_requests{lane="documents",state="waiting"} 100',
    'spotmarket_lane_requests{lane="answers",state="running"} 0',
    'spotmarket_lane_refused_total{lane="documents"} 3',
    'spotmarket_store_calls{engine="pglite",state="waiting"} 12',
    'spotmarket_store_calls_most{engine="pglite"} 1',
  ])
    expect(text).toContain(`\n${line}\n`);
});

test("while the store is away nothing is claimed but that", () => {
  expect(conditionMetrics(null).split("\n")).toEqual([
    "# HELP spotmarket_store_up 1 while the store answers",
    "# TYPE spotmarket_store_up gauge",
    "spotmarket_store_up 0",
    "",
  ]);
  expect(conditionMetrics(facts)).toContain('\nspotmarket_health{part="signIn",finding="signInAway"} 2\n');
});
