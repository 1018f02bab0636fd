import { describe, expect, test } from "vitest";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { demoAccounts } from "#platform/identity/demoAccounts.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { rollback } from "#revisions/publishing/publish.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { loadSample } from "./sample.ts";

const SECONDS = 1_000;

describe.skipIf(storeMissing)("the sample set", () => {
  test(
    "is loaded as two sound revisions with its demo accounts, and only once",
    async () => {
      const database = await testDatabase();
      const said: string[] = [];
      await loadSample({ database, log: (line) => said.push(line) });

      const revisions = await revisionRecords(database);
      expect(revisions.map(({ label, status, sample }) => [label, status, sample])).toEqual([
        ["2026 Q3 open estimate", "published", true],
        ["2026 Q1 open estimate", "superseded", true],
      ]);
      const published = (await publishedRevision(database)) ?? 0;
      expect((await checkRevision(database, published)).flatMap(({ faults }) => faults)).toEqual([]);
      expect(await demoAccounts(database)).toContain("seller@spotmarket.example");
      const scenarios = await database.query("select name, base, sample, edition from forecast_scenario order by 1");
      const kept = { base: published, sample: true, edition: null };
      expect(scenarios).toEqual(
        ["Ad Intel believed (example)", "Auto recovery", "Recession", "Strong political year"].map((name) => ({
          name,
          ...kept,
        })),
      );
      expect(said.at(-1)).toMatch(/^The sample set is loaded and published/);

      await expect(loadSample({ database, log: () => undefined })).rejects.toMatchObject({ code: "conflict" });
      expect((await rollback(database)).before).toBe(published);
    },
    180 * SECONDS,
  );
});
