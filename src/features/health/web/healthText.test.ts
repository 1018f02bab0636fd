import { expect, test } from "vitest";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import type { Health } from "./health.ts";
import { healthText } from "./healthText.ts";
import { inOrder } from "./inOrder.ts";

const exampleHealth: Health = {
  at: "2026-11-23T08:00:00.000Z",
  product: "Spotmarket",
  version: "0.1.0",
  state: "act",
  checks: [
    { part: "store", finding: "storeGood", state: "good", runbook: [] },
    { part: "disk", finding: "diskFull", state: "act", runbook: ["Free some space."] },
    { part: "mail", finding: "mailGood", state: "good", runbook: [] },
    { part: "backup", finding: "backupNone", state: "look", runbook: ["Make one."] },
  ],
  store: {
    engine: "postgres",
    version: "17.5",
    schema: "0048_offered_editions.sql",
    bytes: 420e6,
    seconds: 0.002,
    connections: { open: 9, most: 100 },
  },
  edition: { id: "2", label: "Autumn", publishedAt: "2026-11-20T08:00:00.000Z", sample: false },
  memory: { used: 540e6, most: 2.1e9, lag: 0.012, startedAt: "2026-11-22T08:00:00.000Z" },
  queue: { waiting: 1, running: 1, failed: 0, oldest: 5 },
  recurring: [
    { name: "tokens", last: "2026-11-23T07:55:00.000Z", outcome: "failed", next: "2026-11-23T08:05:00.000Z" },
    { name: "mails", last: null, outcome: "waiting", next: "2026-11-23T08:30:00.000Z" },
  ],
  disk: [{ use: "data", folder: "/data", free: 300e6, size: 10e9 }],
  mail: { kind: "smtp", waiting: 0, failing: 0, givenUp: 0, oldest: null, lastSent: null },
  backup: null,
  signIn: [{ kind: "local", authority: "https://market.example.com/idp", seconds: 0 }],
  processes: [{ host: "market-1", pid: 4711, version: "0.1.0" }],
  clockAhead: -0.01,
};

test("what needs somebody comes first, the rest in its order", () => {
  expect(inOrder(exampleHealth.checks).map(({ part }) => part)).toEqual(["disk", "backup", "store", "mail"]);
});

test("whoever helps reads at a glance what is wrong and how everything stands", () => {
  expect(healthText(exampleHealth)).toBe(`Spotmarket 0.1.0, 2026-11-23T08:00:00.000Z
ACT  disk: diskFull
LOOK backup: backupNone
ok   store: storeGood
ok   mail: mailGood

Store: postgres 17.5, schema 0048_offered_editions.sql, 420 MB, answers in 2 ms
Connections: 9 of 100
Revision: 2 "Autumn"
Memory: 540 MB of 2.1 GB, held up for 12 ms, running since 2026-11-22T08:00:00.000Z
Background work: 1 waiting, 1 running, 0 failed in a day, longest wait 5 sec
Recurring (tokens): failed, last 2026-11-23T07:55:00.000Z, next 2026-11-23T08:05:00.000Z
Recurring (mails): waiting, last never, next 2026-11-23T08:30:00.000Z
Disk (data, /data): 300 MB of 10 GB free
Mail (smtp): 0 waiting, 0 tried in vain, 0 given up, last sent never
Backup: none
Sign-in (local): answers
Process: market-1 4711, version 0.1.0
Clocks: 10 ms apart
`);
});

const sources: Record<string, string> = import.meta.glob(
  ["../../*/server/feature.ts", "../../../app/server/start.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

test("every recurring job has a name in words", () => {
  const names = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/name: "([\w-]+)", everySeconds: (?!.*inEachProcess)/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in ALL_MESSAGES["en-US"].health.work))).toEqual([]);
});
