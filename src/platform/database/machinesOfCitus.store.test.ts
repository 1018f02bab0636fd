import { describe, expect, inject, onTestFinished, test } from "vitest";
import { shutOut } from "#tests/support/shutOut.ts";
import { testDatabase, storeMissing } from "#tests/support/testDatabase.ts";
import type { Database } from "./database.ts";
import { machinesShut, openMachines } from "./machinesOfCitus.ts";
import { migrate } from "./migrate.ts";
import { FACT_TABLES, REFERENCE_TABLES } from "./placement.ts";
import { openPostgres } from "./postgres.ts";
import { TENANT_ROLE } from "./tenant.ts";

const caller = { personId: 1, customerId: 1, administrator: false, asRole: true } as const;
const onCitus = process.env["TEST_ENGINE"] === "citus" && !storeMissing;

const passwordOf = async (database: Database): Promise<string> => {
  const [row] = await database.query<{ authinfo: string }>(
    "select authinfo from pg_dist_authinfo where nodeid = 0 and rolename = $1",
    [TENANT_ROLE],
  );
  return row?.authinfo ?? "";
};

describe.skipIf(!onCitus)("callers on several machines", () => {
  test("read all facts and what lies everywhere, under row security", async () => {
    const database = await testDatabase();
    await database.query(
      "insert into wallet (market_id, revision_id, packed) select 'tv-' || n, 1, 'x' from generate_series(1, 50) n",
    );
    for (const table of [...FACT_TABLES, ...REFERENCE_TABLES]) {
      const [row] = await database.queryFor<{ rows: number }>(caller, `select count(*)::int as rows from ${table}`);
      expect(row?.rows, table).toBe(table === "wallet" ? 50 : 0);
    }
    expect(await machinesShut(database)).toEqual([]);
  });

  test("are let in again where somebody took the role's right to sign in, and every machine is named meanwhile", async () => {
    const database = await testDatabase();
    const before = await passwordOf(database);
    await shutOut(database);
    await expect.poll(() => machinesShut(database)).toHaveLength(3);
    await openMachines(database);
    expect(await machinesShut(database)).toEqual([]);
    expect(await passwordOf(database)).not.toBe(before);
  });

  test("are let in for a store's user who is no superuser once a superuser has started the product, and every machine is named before", async () => {
    const database = await testDatabase();
    await database.query("insert into wallet (market_id, revision_id, packed) values ('tv-501', 1, 'x')");
    await database.query(`create role clerk login in role ${TENANT_ROLE}, postgres`);
    const clerk = await openPostgres(inject("databaseUrl").replace("postgres@", "clerk@"));
    onTestFinished(async () => {
      await clerk.close();
      await database.query("drop role clerk");
    });
    await shutOut(database);
    expect(await migrate(clerk)).toEqual([]);
    await expect.poll(() => machinesShut(clerk)).toHaveLength(3);
    await migrate(database);
    expect(await migrate(clerk)).toEqual([]);
    expect(await machinesShut(clerk)).toEqual([]);
    expect(await clerk.queryFor(caller, "select market_id as market from wallet")).toEqual([{ market: "tv-501" }]);
  });

  test("cannot read the password by which they are let in", async () => {
    const database = await testDatabase();
    expect(await passwordOf(database)).toMatch(/^password=[0-9a-f]{64}$/);
    await expect(database.queryFor(caller, "select authinfo from pg_dist_authinfo")).rejects.toMatchObject({
      code: "42501",
    });
  });
});
