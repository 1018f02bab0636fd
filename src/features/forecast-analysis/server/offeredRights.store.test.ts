import { describe, expect, test } from "vitest";
import { NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";
const SELLER = "seller@example.com";
const RECESSION = { ...NO_ASSUMPTIONS, outlook: { ...NO_OUTLOOK, retailSales: [{ year: 2027, growth: -0.03 }] } };

interface RevisionRead {
  readonly status: string;
  readonly years: readonly number[];
  readonly subVerticals: readonly string[];
  readonly dollars: readonly (number | null)[];
  readonly code?: string;
}

describe.skipIf(storeMissing)("what a seller reads of an offered scenario", () => {
  test("is narrowed to her verticals and markets, differs in years to come alone, and is gone once it is taken back", async () => {
    const { database, given, get, loadedRevisions, runJobs } = await testApp();
    await given.person(ANN, { role: "Administrator" });
    await given.customer({ markets: ["tv-623"], verticals: ["leisure"] });
    await given.person(SELLER);
    const revision = await importSmallCountry(database);
    await buildRevision(database, revision);
    await publish(database, revision);
    await loadedRevisions.refresh();
    const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object) =>
      get(`/api/v1/forecast/scenarios${path}`, {
        method,
        as: ANN,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
    const read = async (path: string) => (await get(`/revisions/${path}`, { as: SELLER })).json<RevisionRead>();

    const made = await send("POST", "", { name: "Recession", base: "current", assumptions: RECESSION, reason: "" });
    const { id } = made.json<{ id: string }>();
    await send("POST", `/${id}/runs`);
    await runJobs();
    const { edition } = (await get(`/api/v1/forecast/scenarios/${id}`, { as: ANN })).json<{ edition: string }>();
    expect((await read(edition)).code).toBe("revision-unknown");

    await send("PUT", `/${id}/offer`);
    const shown = await read(edition);
    expect(shown.status).toBe("scenario");
    expect(shown.subVerticals).toEqual((await read("current")).subVerticals);
    expect(shown.subVerticals).toContain("casinos");
    expect(shown.subVerticals).not.toContain("hospitals");
    const [before, after] = [await read("current/wallets/tv-623"), await read(`${edition}/wallets/tv-623`)];
    const changed = after.years.filter((_, year) =>
      after.dollars.some((amount, at) => at % after.years.length === year && amount !== before.dollars[at]),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed[0]).toBe(2027);
    expect((await read(`${edition}/wallets/tv-618`)).code).toBe("market-not-entitled");

    await send("DELETE", `/${id}/offer`);
    expect((await read(edition)).code).toBe("revision-unknown");
    expect((await read(`${edition}/wallets/tv-623`)).code).toBe("revision-unknown");
  });
});
