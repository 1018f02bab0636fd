import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import type { Database } from "./database.ts";
import { EMBEDDED_MAJOR } from "./embeddedStore.ts";
import { openPostgres } from "./postgres.ts";
import { storeVersion } from "./queries/storeVersion.ts";

async function* lines(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe.skipIf(storeMissing)("the store", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
  });

  test.skipIf(process.env["TEST_ENGINE"] !== "pglite")(
    "the embedded PostgreSQL is the one that folders are held to",
    async () => {
      expect((await storeVersion(database)).split(".")[0]).toBe(EMBEDDED_MAJOR);
    },
  );

  test("says how much is asked of it at once, and how much waits for its turn", async () => {
    const { most } = database.demand();
    const full = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let begun = 0;
    const held = Array.from({ length: most }, () =>
      database.transaction(async () => {
        if (++begun === most) full.resolve();
        await go.promise;
      }),
    );
    await full.promise;
    const waiting = [1, 2, 3].map(() => database.query("select 1"));
    expect(database.demand()).toEqual({ running: most, waiting: 3, most });
    go.resolve();
    await Promise.all([...held, ...waiting]);
    // A call that failed leaves its place, too.
    await expect(database.query("select nothing")).rejects.toThrow("nothing");
    await vi.waitFor(() => expect(database.demand()).toEqual({ running: 0, waiting: 0, most }));
  });

  test("whole numbers, dates, bytes, lists and documents come back as they went in", async () => {
    const [row] = await database.query<Record<string, unknown>>(
      `select $1::bigint as dollars, $2::bytea as packed, $3::text[] as flags, $4::jsonb as report, $5::timestamptz as moment`,
      [
        182_000_000_000,
        Buffer.from([0, 127, 255]),
        ["tv", "radio"],
        JSON.stringify({ rows: [1, null] }),
        "2026-01-02T03:04:05Z",
      ],
    );
    expect(row).toMatchObject({ dollars: 182_000_000_000, flags: ["tv", "radio"], report: { rows: [1, null] } });
    expect(Array.from(row?.packed as Uint8Array)).toEqual([0, 127, 255]);
    expect(row?.moment).toEqual(new Date("2026-01-02T03:04:05Z"));
  });

  test("a failed transaction leaves nothing behind", async () => {
    const adding = database.transaction(async (store) => {
      await store.query("insert into customer (name) values ('Half done')");
      throw new Error("power cut");
    });
    await expect(adding).rejects.toThrow("power cut");
    expect(await database.query("select 1 from customer")).toEqual([]);
  });

  test("a statement for somebody leaves nothing of her in the store, whether it succeeds or fails", async () => {
    const somebody = { personId: 7, customerId: 8, administrator: false, asRole: false };
    const who = "select coalesce(nullif(current_setting('spotmarket.person', true), ''), 'nobody') as person";
    expect(await database.queryFor(somebody, `${who}, $1::int as asked`, [1])).toEqual([{ person: "7", asked: 1 }]);
    expect(await database.query(who)).toEqual([{ person: "nobody" }]);
    await expect(database.queryFor(somebody, "select 1 / $1::int", [0])).rejects.toMatchObject({ code: "22012" });
    expect(await database.query(who)).toEqual([{ person: "nobody" }]);
  });

  test("reads wait for a running transaction's turn and never see its middle", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const adding = database.transaction(async (store) => {
      await store.query("insert into customer (name) values ('One')");
      await held;
      await store.query("insert into customer (name) values ('Two')");
    });
    const reading = new Promise<object[]>((resolve, reject) => {
      setTimeout(() => database.query("select name from customer").then(resolve, reject), 20);
    });
    setTimeout(release, 60);
    await adding;
    expect([0, 2]).toContain((await reading).length);
  });

  test("rows are copied in across chunks that cut lines anywhere", async () => {
    const copied = await database.copyIn(
      "copy county (import_id, fips, name, state, population, households) from stdin",
      lines("1\t48113\tDallas\tTX\t26", "13539\t1000000\n1\t484", "39\tTarrant\tTX\t2110640\t800000\n"),
    );
    expect(copied).toBe(2);
    const rows = await database.query("select name, population from county order by fips");
    expect(rows).toEqual([
      { name: "Dallas", population: 2_613_539 },
      { name: "Tarrant", population: 2_110_640 },
    ]);
  });

  test("a copy with a bad row reports the constraint or value that refused it", async () => {
    const copying = database.copyIn(
      "copy county (import_id, fips, name, state, population, households) from stdin",
      lines("1\t1\tA\tTX\tmany\t1\n"),
    );
    await expect(copying).rejects.toMatchObject({ code: "22P02" });
    expect(await database.query("select 1 from county")).toEqual([]);
  });

  test("a notification reaches those who listen, once each, until they stop", async () => {
    for (const round of ["first", "again"]) {
      const heard: string[] = [];
      const stop = await database.listen("test_channel", (payload) => heard.push(payload));
      await database.query("select pg_notify('test_channel', $1)", [round]);
      await expect.poll(() => heard).toEqual([round]);
      await stop();
      await database.query("select pg_notify('test_channel', 'late')");
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([round]);
    }
  });

  test.skipIf(process.env["TEST_ENGINE"] === "pglite")(
    "all channels are heard over one connection, which is made anew when it breaks",
    async () => {
      const listening = "select pid from pg_stat_activity where application_name = 'spotmarket listen'";
      const before = await database.query<{ pid: number }>(listening);
      const own = await openPostgres(inject("databaseUrl"));
      onTestFinished(() => own.close());
      const heard: string[] = [];
      const stops = [];
      for (const channel of ["one", "two", "three"])
        stops.push(await own.listen(`test_${channel}`, (payload) => heard.push(`${channel} ${payload}`)));
      const now = await database.query<{ pid: number }>(listening);
      const made = now.filter(({ pid }) => !before.some((one) => one.pid === pid));
      expect(made).toHaveLength(1);

      await database.query("select pg_terminate_backend($1::int)", [made[0]?.pid]);
      await expect
        .poll(
          async () => {
            for (const channel of ["one", "two"])
              await database.query("select pg_notify($1, 'again')", [`test_${channel}`]);
            return new Set(heard);
          },
          { timeout: 20_000 },
        )
        .toEqual(new Set(["one again", "two again"]));
      await stops[0]?.();
      heard.length = 0;
      await database.query("select pg_notify('test_one', 'late')");
      await database.query("select pg_notify('test_two', 'last')");
      await expect.poll(() => heard).toContain("two last");
      expect(heard).not.toContain("one late");
    },
  );

  test.skipIf(process.env["TEST_ENGINE"] === "pglite")(
    "a connection lost in the middle of a transaction fails that transaction and nothing else",
    async () => {
      const adding = database.transaction(async (store) => {
        const [own] = await store.query<{ pid: number }>("select pg_backend_pid() as pid");
        await database.query("select pg_terminate_backend($1::int)", [own?.pid]);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await store.query("insert into customer (name) values ('Cut off')");
      });
      await expect(adding).rejects.toThrow();
      expect(await database.query("select 1 from customer")).toEqual([]);
    },
  );
});
