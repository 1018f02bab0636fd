import { expect, test } from "vitest";
import type { HealthFacts, RecurringFacts } from "./healthFacts.ts";
import { HEALTH_FINDING_NAMES, HEALTH_FINDINGS, HEALTH_PARTS, type HealthFinding } from "./healthFinding.ts";
import { judgeHealth } from "./judgeHealth.ts";

const GIB = 2 ** 30;

const sweep = (different: Partial<RecurringFacts>): RecurringFacts => ({
  name: "tokens",
  last: "2026-11-23T08:00:00.000Z",
  outcome: "done",
  runningFor: null,
  next: "2026-11-23T08:10:00.000Z",
  ...different,
});

const well: HealthFacts = {
  store: { bytes: GIB, seconds: 0.002, connections: { open: 8, most: 100 } },
  edition: { sample: false },
  memory: { used: 0.5 * GIB, most: 2 * GIB, lag: 0.02 },
  queue: { waiting: 0, running: 1, failed: 0, oldest: null },
  recurring: [sweep({ outcome: "done" })],
  disk: [{ use: "data", folder: "/data", free: 50 * GIB, size: 100 * GIB }],
  mail: { kind: "smtp", waiting: 0, failing: 0, givenUp: 0, oldest: null, lastSent: null },
  backup: { age: 3_600, whole: true },
  signIn: [{ kind: "local", seconds: 0.01 }],
  openDemo: false,
  versions: ["1.0.0"],
  clockAhead: 0.01,
};

const disk = (free: number, size: number) => [{ use: "data" as const, folder: "/data", free, size }];
const mail = { ...well.mail };

/** What is different, and what is found. */
const cases: [HealthFinding, Partial<HealthFacts>][] = [
  ["storeSlow", { store: { ...well.store, seconds: 0.3 } }],
  ["storeStuck", { store: { ...well.store, seconds: 2 } }],
  ["storeConnections", { store: { ...well.store, connections: { open: 80, most: 100 } } }],
  ["storeGood", { store: { ...well.store, connections: null } }],
  ["editionNone", { edition: null }],
  ["editionSample", { edition: { sample: true } }],
  ["memoryHigh", { memory: { ...well.memory, used: 1.7 * GIB } }],
  ["memoryFull", { memory: { ...well.memory, used: 1.9 * GIB } }],
  ["memoryLag", { memory: { ...well.memory, lag: 1.5 } }],
  ["queueFailed", { queue: { ...well.queue, failed: 1 } }],
  ["queueSlow", { queue: { ...well.queue, failed: 1, oldest: 900 } }],
  ["queueStuck", { queue: { ...well.queue, oldest: 4_000 } }],
  ["recurringFailed", { recurring: [sweep({}), sweep({ outcome: "failed" })] }],
  ["recurringStuck", { recurring: [sweep({ outcome: "running", runningFor: 4_000 }), sweep({ outcome: "failed" })] }],
  ["recurringGood", { recurring: [sweep({ outcome: "running", runningFor: 40 })] }],
  ["diskLow", { disk: disk(9 * GIB, 100 * GIB) }],
  ["diskLow", { disk: disk(1.5 * GIB, 4 * GIB) }],
  ["diskFull", { disk: [...disk(50 * GIB, 100 * GIB), ...disk(0.2 * GIB, 1 * GIB)] }],
  ["diskGood", { disk: disk(400 * GIB, 20_000 * GIB) }],
  ["mailFiles", { mail: { ...mail, kind: "files" } }],
  ["mailFailing", { mail: { ...mail, waiting: 1, failing: 1 } }],
  ["mailFailing", { mail: { ...mail, kind: "files", givenUp: 1 } }],
  ["mailStuck", { mail: { ...mail, waiting: 3, oldest: 7_200 } }],
  ["backupNone", { backup: null }],
  ["backupOld", { backup: { age: 40 * 3_600, whole: true } }],
  ["backupFailed", { backup: { age: 60, whole: false } }],
  ["signInAway", { signIn: [...well.signIn, { kind: "microsoft", seconds: null }] }],
  ["signInDemo", { openDemo: true }],
  ["processesMixed", { versions: ["1.0.0", "1.1.0"] }],
  ["clockOff", { clockAhead: -10 }],
  ["clockWrong", { clockAhead: 300 }],
];

test("where all is well, every part is good", () => {
  const found = judgeHealth(well);
  expect(Object.keys(found)).toEqual(HEALTH_PARTS);
  expect(Object.values(found).map((finding) => HEALTH_FINDINGS[finding])).toEqual(HEALTH_PARTS.map(() => "good"));
});

test.each(cases)("%s is found where it should be, and nothing else with it", (finding, different) => {
  const found = Object.values(judgeHealth({ ...well, ...different }));
  expect(found).toContain(finding);
  const others = found.filter((other) => other !== finding);
  expect(others.filter((other) => HEALTH_FINDINGS[other] !== "good")).toEqual([]);
});

test("everything that can be found is found above", () => {
  const found = new Set([...Object.values(judgeHealth(well)), ...cases.map(([finding]) => finding)]);
  expect(HEALTH_FINDING_NAMES.filter((name) => !found.has(name))).toEqual([]);
});
