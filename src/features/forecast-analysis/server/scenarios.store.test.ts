import { describe, expect, test } from "vitest";
import { NO_ASSUMPTIONS, NO_OUTLOOK } from "#domain/forecast/assumptions.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { checkRevision } from "#revisions/checks/checkRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { Scenario, ScenarioRun } from "../contract/scenarioSchemas.ts";

const ANN = "ann@example.com";
const SELLER = "seller@example.com";
const RECESSION = {
  ...NO_ASSUMPTIONS,
  outlook: { ...NO_OUTLOOK, retailSales: [{ year: 2027, growth: -0.03 }] },
};

/** Whatever of these an answer is. */
interface Said extends Scenario, Omit<ScenarioRun, keyof Scenario> {
  readonly items: readonly {
    readonly id: string;
    readonly edition: string;
    readonly reason: string;
    readonly changes: readonly object[];
  }[];
  readonly assumptions: object;
  readonly revision: string;
  readonly code?: string;
  readonly detail?: string;
}

/** The small country, published, an administrator and a seller of Dallas. */
async function withPublished() {
  const product = await testApp();
  const { database, given, get, loadedRevisions } = product;
  await given.person(ANN, { role: "Administrator" });
  await given.customer({ markets: ["tv-623"] });
  await given.person(SELLER);
  const revision = await importSmallCountry(database);
  await buildRevision(database, revision);
  await publish(database, revision);
  await loadedRevisions.refresh();
  const send = async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object, as = ANN) => {
    const answer = await get(`/api/v1/forecast${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      json: answer.json<Said>(),
    };
  };
  const walletAs = async (edition: string, market: string, as: string) =>
    get(`/revisions/${edition}/wallets/${market}`, { as });
  return { ...product, revision, send, walletAs };
}

type Room = Awaited<ReturnType<typeof withPublished>>;

async function kept({ send }: Room, more: object = {}) {
  const { status, json } = await send("POST", "/scenarios", {
    name: "Recession",
    base: "current",
    assumptions: RECESSION,
    reason: "What if",
    ...more,
  });
  expect([status, json.detail]).toEqual([201, undefined]);
  return json;
}

async function ran(room: Room, id: string) {
  const { status, location, json } = await room.send("POST", `/scenarios/${id}/runs`);
  const path = `/scenarios/${id}/runs/${json.id}`;
  expect([status, location]).toEqual([202, `/api/v1/forecast${path}`]);
  await room.runJobs();
  return (await room.send("GET", path)).json;
}

describe.skipIf(storeMissing)("scenarios of the forecast room", () => {
  test("a scenario is kept, changed with a reason, copied, deleted and brought back, and every change can be read", async () => {
    const room = await withPublished();
    const { id, version } = await kept(room);
    const assumptions = { ...RECESSION, outlook: { ...RECESSION.outlook, political: 1.25 } };
    const changed = await room.send("PATCH", `/scenarios/${id}`, { version, assumptions, reason: "Close race" });
    expect(changed.json).toMatchObject({ version: 2, statements: 2, base: { status: "published" }, isCurrent: true });
    expect((await room.send("PATCH", `/scenarios/${id}`, { version, name: "Late" })).json.code).toBe("conflict");
    const { json } = await room.send("GET", `/scenarios/${id}/changes`);
    expect(json.items).toMatchObject([
      {
        version: 2,
        reason: "Close race",
        changes: [{ field: "outlook", name: "political", before: null, after: 1.25 }],
      },
      { version: 1, reason: "What if", by: ANN, changes: [{ name: "retailSales", year: 2027, after: -0.03 }] },
    ]);
    const copy = await room.send("POST", `/scenarios/${id}/copies`, { name: "Milder" });
    expect(copy.json).toMatchObject({ name: "Milder", version: 1, statements: 2 });
    await room.send("DELETE", `/scenarios/${id}`);
    expect((await room.send("GET", `/scenarios/${id}`)).status).toBe(404);
    expect((await room.send("POST", `/scenarios/${id}/restoration`)).json).toMatchObject({ name: "Recession" });
    expect((await room.send("GET", "/scenarios", undefined, SELLER)).json.code).toBe("role-required");
    const audited = await room.database.query<{ action: string }>(
      "select action from audit_entry where subject_kind = 'forecastScenario' order by position",
    );
    expect(audited.map(({ action }) => action.split(".")[1])).toEqual([
      "created",
      "changed",
      "created",
      "deleted",
      "restored",
    ]);
  });

  test("an earlier state of a scenario is had back, unless somebody changed it meanwhile, and its history goes on", async () => {
    const room = await withPublished();
    const { id } = await kept(room);
    const later = { ...RECESSION, outlook: { ...NO_OUTLOOK, political: 1.5 } };
    await room.send("PATCH", `/scenarios/${id}`, { version: 1, assumptions: later, reason: "Close race" });
    const first = (await room.send("GET", `/scenarios/${id}/changes`)).json.items.at(-1);
    expect(first).toMatchObject({ version: 1, restorable: true });
    const path = `/scenarios/${id}/changes/${first?.id}/restoration`;
    expect((await room.send("POST", path, { version: 1 })).json.code).toBe("conflict");
    expect((await room.send("POST", path, { version: 2 }, SELLER)).json.code).toBe("role-required");
    expect((await room.send("POST", path, { version: 2, reason: "As it was" })).json).toMatchObject({
      version: 3,
      assumptions: RECESSION,
    });
    expect((await room.send("GET", `/scenarios/${id}/changes`)).json.items.map(({ reason }) => reason)).toEqual([
      "As it was",
      "Close race",
      "What if",
    ]);
    const other = await kept(room, { name: "Other", assumptions: NO_ASSUMPTIONS });
    expect(
      (await room.send("POST", `/scenarios/${other.id}/changes/${first?.id}/restoration`, { version: 1 })).status,
    ).toBe(404);
    await room.database.query("update forecast_change set assumptions = null where forecast_change_id = $1", [
      first?.id,
    ]);
    expect((await room.send("POST", path, { version: 3 })).json.detail).toMatch(/not fully kept/);
  });

  test("where media suit categories and how money follows races are kept, told in the history, and refused by name", async () => {
    const room = await withPublished();
    const { id } = await kept(room, { assumptions: NO_ASSUMPTIONS });
    const fit = [{ category: "casinos", medium: "tvOta", elasticities: { density: 0.2 }, reason: "Boards" }];
    const races = [{ group: "open", figures: { lean: 0.5 }, reason: "Told by a buyer" }];
    const assumptions = { ...NO_ASSUMPTIONS, fit, races };
    const changed = await room.send("PATCH", `/scenarios/${id}`, { version: 1, assumptions, reason: "Better known" });
    expect(changed.json).toMatchObject({ version: 2, assumptions: { fit, races } });
    const [last] = (await room.send("GET", `/scenarios/${id}/changes`)).json.items;
    expect(last).toMatchObject({ reason: "Better known" });
    expect(last?.changes).toContainEqual({ field: "races", name: "open.lean", before: null, after: 0.5 });
    const apart = { ...NO_ASSUMPTIONS, races: [{ group: "odd", figures: { governor: 0.9 }, reason: "" }] };
    const refused = await room.send("PATCH", `/scenarios/${id}`, { version: 2, assumptions: apart });
    expect(refused).toMatchObject({ status: 400, json: { code: "invalid-input" } });
    expect(refused.json.detail).toMatch(/must add up to 1/);
  });

  test("what scenarios stated in a draft can be read of it, with who, when and why", async () => {
    const room = await withPublished();
    const { id } = await kept(room);
    const applied = await room.send("POST", `/scenarios/${id}/application`, { version: 1, reason: "New outlook" });
    const { json } = await room.send("GET", `/revisions/${applied.json.revision}/changes`);
    expect(json.items).toMatchObject([
      {
        by: ANN,
        reason: "New outlook",
        scenario: { id, name: "Recession", isDeleted: false },
        changes: [{ field: "outlook", name: "retailSales", year: 2027, before: null, after: -0.03 }],
      },
    ]);
    expect((await room.send("GET", `/revisions/${room.revision}/changes`)).json.items).toEqual([]);
    expect((await room.send("GET", `/revisions/${applied.json.revision}/changes`, undefined, SELLER)).status).toBe(403);
  });

  test("a run reckons in the background and leaves a revision that every wallet can be read of, for administrators", async () => {
    const room = await withPublished();
    const { id } = await kept(room);
    const run = await ran(room, id);
    expect(run).toMatchObject({ state: "done", progress: 1, fault: null, version: 1 });
    const year = run.summary?.years.find((one) => one.id === "2027");
    expect(year?.growth).toBeLessThan(-0.02);
    expect(run.summary?.years.find((one) => one.id === "2026")?.change).toBe(0);
    const edition = run.edition ?? "";
    expect((await room.walletAs(edition, "tv-623", ANN)).json()).toMatchObject({ revision: edition, market: "tv-623" });
    expect((await room.walletAs(edition, "tv-623", SELLER)).json()).toMatchObject({ code: "revision-unknown" });
    const checks = await checkRevision(room.database, Number(edition));
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    const listed = await room.get("/revisions", { as: ANN });
    expect(listed.json<{ items: { id: string }[] }>().items.map((one) => one.id)).toEqual([String(room.revision)]);
    await expect(publish(room.database, Number(edition))).rejects.toThrow("is a scenario");
  });

  test("sellers read an offered scenario within their markets, until it is taken back or something else is published", async () => {
    const room = await withPublished();
    const { id } = await kept(room, { kind: "recession", names: { "de-DE": "Rezession" } });
    expect((await room.send("PUT", `/scenarios/${id}/offer`)).json).toMatchObject({
      offeredAt: null,
      run: { state: "waiting" },
    });
    await room.runJobs();
    const offered = async () => (await room.send("GET", "/offered", undefined, SELLER)).json.items;
    const [first] = await offered();
    expect(first).toMatchObject({ kind: "recession", name: "Recession", names: { "de-DE": "Rezession" } });
    const edition = first?.edition ?? "";
    expect((await room.walletAs(edition, "tv-623", SELLER)).statusCode).toBe(200);
    expect((await room.walletAs(edition, "tv-618", SELLER)).json()).toMatchObject({ code: "market-not-entitled" });
    await room.send("DELETE", `/scenarios/${id}/offer`);
    expect(await offered()).toEqual([]);
    expect((await room.walletAs(edition, "tv-623", SELLER)).statusCode).toBe(404);
    await room.send("PUT", `/scenarios/${id}/offer`);
    expect(await offered()).toHaveLength(1);
    const applied = await room.send("POST", `/scenarios/${id}/application`, { version: 1, reason: "It came" });
    expect(applied.status).toBe(200);
    const draft = Number(applied.json.revision);
    await buildRevision(room.database, draft);
    await publish(room.database, draft);
    await room.loadedRevisions.refresh();
    expect(await offered()).toEqual([]);
    expect((await room.walletAs(edition, "tv-623", SELLER)).statusCode).toBe(404);
  });

  test("a scenario that is applied stands in the draft, passes its checks and goes out with the same figures to the dollar", async () => {
    const room = await withPublished();
    const { id } = await kept(room);
    const { edition } = await ran(room, id);
    const { json } = await room.send("POST", `/scenarios/${id}/application`, {
      version: 1,
      reason: "Yes",
    });
    const draft = Number(json.revision);
    await buildRevision(room.database, draft);
    expect((await checkRevision(room.database, draft)).flatMap(({ faults }) => faults)).toEqual([]);
    await publish(room.database, draft);
    await room.loadedRevisions.refresh();
    const [now, tried] = [
      await room.walletAs("current", "tv-618", ANN),
      await room.walletAs(edition ?? "", "tv-618", ANN),
    ];
    expect(now.json<{ dollars: number[] }>().dollars).toEqual(tried.json<{ dollars: number[] }>().dollars);
    const again = await importText(
      room.database,
      "vertical-mix",
      "sub_vertical,medium,weight\nhospitals,tvOta,1\nhospitals,mobile,1\ncasinos,tvOta,1\ncasinos,mobile,1\n",
    );
    const next = (await room.get(`/api/v1/forecast/inputs?base=${again.revision}`, { as: ANN })).json<{
      assumptions: object;
    }>();
    expect(next.assumptions).toEqual(RECESSION);
  });

  test("what contradicts itself is named when it is kept, or in the report of the run, and what is published stays", async () => {
    const room = await withPublished();
    const total = {
      medium: "tvOta",
      year: 2027,
      part: "core",
      dollars: 5,
      low: 9,
      high: null,
      basis: "derived",
      source: "x",
      reason: "",
    };
    const refused = await room.send("POST", "/scenarios", {
      name: "No",
      base: "current",
      assumptions: { ...RECESSION, totals: [total] },
    });
    expect(refused).toMatchObject({
      status: 400,
      json: { code: "invalid-input", detail: expect.stringContaining("tvOta in 2027 is 5, but 9") },
    });
    const mix = ["hospitals", "casinos"].map((subVertical) => ({ subVertical, medium: "tvOta", weight: 0 }));
    const { id } = await kept(room, { assumptions: { ...RECESSION, mix } });
    const run = await ran(room, id);
    expect(run).toMatchObject({ state: "failed", edition: null, summary: null });
    expect(run.fault).toMatchObject({ code: "medium-without-mix", place: { medium: "tvOta", year: 2024 } });
    const cells = { markets: ["tv-623"], subVerticals: ["casinos"], media: ["tvOta"], years: [2027], reason: "" };
    const constraints = [1_000, 1_400].map((dollars) => ({ ...cells, rule: "equals", dollars }));
    const second = await ran(room, (await kept(room, { assumptions: { ...RECESSION, constraints } })).id);
    expect(second.fault).toMatchObject({
      code: "contradictory-margins",
      message: "Constraint 2 asks for 1400, but Constraint 1, which it is part of, is 1000: 400 too much.",
      place: {
        kind: "above-constraint",
        constraint: 1,
        other: 0,
        amounts: { asked: 1_400, around: 1_000, excess: 400 },
      },
    });
    const [job] = await room.database.query<{ code: string }>(
      "select fault_code as code from job where kind = 'forecast-run' order by job_id desc limit 1",
    );
    expect(job?.code).toBe("forecast-contradiction");
    expect((await room.walletAs("current", "tv-623", SELLER)).statusCode).toBe(200);
  });

  test("a run can be stopped before it is done, and one whose process died is told as interrupted", async () => {
    const room = await withPublished();
    const { id } = await kept(room);
    const { json: run } = await room.send("POST", `/scenarios/${id}/runs`);
    expect((await room.send("POST", `/scenarios/${id}/runs`)).json.code).toBe("conflict");
    expect((await room.send("DELETE", `/scenarios/${id}/runs/${run.id}`)).json.state).toBe("cancelled");
    await room.runJobs();
    expect((await room.send("GET", `/scenarios/${id}`)).json).toMatchObject({
      edition: null,
      run: { state: "cancelled" },
    });
    const { json: next } = await room.send("POST", `/scenarios/${id}/runs`);
    await room.database.query("delete from job where kind = 'forecast-run'");
    const { json: died } = await room.send("GET", `/scenarios/${id}/runs/${next.id}`);
    expect(died).toMatchObject({ state: "failed", fault: { code: "interrupted" } });
    expect((await ran(room, id)).state).toBe("done");
  });
});
