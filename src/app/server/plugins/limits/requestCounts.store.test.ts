import Fastify from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { addRequestCounts, countRequest, sweepRequestCounts } from "#platform/database/queries/countRequest.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { limitsPlugin } from "./limits.ts";

const PLACE = "POST /api/v1/registrations";

/** A process of the product with one limited address. */
async function node(database: Database, max = 3) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(limitsPlugin, { database, longestPauseMs: 0, mostMemoryMb: 0 });
  app.get("/limited", { config: { rateLimit: { max, timeWindow: "1 minute" } } }, async () => "ok");
  app.get("/other", { config: { rateLimit: { max, timeWindow: "1 minute" } } }, async () => "ok");
  return async (url = "/limited", remoteAddress = "192.0.2.1") => (await app.inject({ url, remoteAddress })).statusCode;
}

describe.skipIf(storeMissing)("limits of requests", () => {
  test("count a caller and a place by themselves, and begin anew when a window has ended", async () => {
    const database = await testDatabase();
    expect((await countRequest(database, PLACE, "192.0.2.1", 60_000)).count).toBe(1);
    const second = await countRequest(database, PLACE, "192.0.2.1", 60_000);
    expect(second.count).toBe(2);
    expect(second.left).toBeGreaterThan(0);
    expect((await countRequest(database, PLACE, "192.0.2.2", 60_000)).count).toBe(1);
    expect((await countRequest(database, "GET /api/v1/other", "192.0.2.1", 60_000)).count).toBe(1);
    await database.query("update request_count set window_ends_at = now() - interval '1 second' where place = $1", [
      PLACE,
    ]);
    expect((await countRequest(database, PLACE, "192.0.2.1", 60_000)).count).toBe(1);
    // The clock was set back an hour.
    await database.query(
      "update request_count set window_ends_at = now() + interval '1 hour' where place = $1 and caller = $2",
      [PLACE, "192.0.2.1"],
    );
    expect(await countRequest(database, PLACE, "192.0.2.1", 60_000)).toMatchObject({ count: 1 });
    const counts = [{ caller: "192.0.2.1", count: 4 }];
    expect(await addRequestCounts(database, PLACE, counts, 60_000)).toMatchObject([{ count: 5 }]);
    await sweepRequestCounts(database);
    expect(await database.query("select place, caller from request_count order by place")).toHaveLength(2);
  });

  test("hold across the processes of one PostgreSQL", async () => {
    const database = await testDatabase();
    const [one, two] = [await node(database), await node(database)];
    const answers = [await one(), await two(), await one(), await two(), await one()];
    // An embedded store has one process, which counts for itself.
    expect(answers).toEqual(database.engine === "pglite" ? [200, 200, 200, 200, 200] : [200, 200, 200, 429, 429]);
    expect([await one("/other"), await one("/limited", "192.0.2.9")]).toEqual([200, 200]);
  });

  test("hold in each process by itself while the store is away, and refuse nobody for it", async () => {
    const database = await testDatabase();
    const away = { ...database, query: () => Promise.reject(new Error("Connection terminated")) };
    const ask = await node({ ...away, engine: "postgres" });
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  });

  test("count no longer than their minute where the clock is set back an hour", async () => {
    const database = await testDatabase();
    const ask = await node({ ...database, engine: "pglite" });
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.parse("2026-02-17T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    vi.setSystemTime(Date.parse("2026-02-17T11:00:00Z"));
    expect(await ask()).toBe(429);
    vi.advanceTimersByTime(60_001);
    expect(await ask()).toBe(200);
  });

  test("ask the store nothing for whoever is refused already", async () => {
    const database = await testDatabase();
    let asked = 0;
    const counted: Database = {
      ...database,
      engine: "postgres",
      query: (statement, values) => {
        asked++;
        return database.query(statement, values);
      },
    };
    const ask = await node(counted, 1);
    for (let request = 0; request < 20; request++) await ask();
    expect(asked).toBe(1);
  });
});
