import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { differenceTable } from "../../contract/roomTables.ts";
import type { RevisionDetail, RevisionDifferences, RoomRevision } from "../../contract/roomSchemas.ts";
import { sweepRevisions } from "./removing.ts";

const ANN = "ann@example.com";
const BOB = "bob@example.com";
const SPEND = "market_code,vertical,medium,year,amount_usd\n623,casinos,Mobile,2024,700000000\n";
const AWARE = { unreviewed: false, fewerMarkets: false };

/** Two administrators and a draft of the small country, not built. */
async function withDraft(settings: Record<string, string> = {}) {
  const product = await testApp({ settings });
  for (const email of [ANN, BOB]) await product.given.person(email, { role: "Administrator" });
  const draft = await importSmallCountry(product.database);
  return { ...product, draft, ...asking(product) };
}

function asking({ get }: TestApp) {
  const send = async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object, as = ANN) => {
    const answer = await get(`/api/v1/administration/revisions${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, text: answer.body, json: answer.json<Record<string, unknown>>() };
  };
  const detail = async (id: number): Promise<RevisionDetail> =>
    (await get(`/api/v1/administration/revisions/${id}`, { as: ANN })).json<RevisionDetail>();
  const list = async (query = ""): Promise<RoomRevision[]> =>
    (await get(`/api/v1/administration/revisions${query}`, { as: ANN })).json<{ items: RoomRevision[] }>().items;
  return { send, detail, list };
}

type Room = Awaited<ReturnType<typeof withDraft>>;

async function built({ send, runJobs }: Pick<Room, "send" | "runJobs">, id: number) {
  expect((await send("POST", `/${id}/build`)).status).toBe(200);
  await runJobs();
}

async function published(room: Pick<Room, "send" | "runJobs" | "database">, id: number) {
  const before = await publishedRevision(room.database);
  await built(room, id);
  const answer = await room.send("POST", `/${id}/publication`, { ...AWARE, instead: before && String(before) });
  expect([answer.status, answer.json["code"]]).toEqual([200, undefined]);
  await room.runJobs();
}

async function nextDraft({ database }: Pick<Room, "database">): Promise<number> {
  const { revision } = await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
  return revision ?? 0;
}

async function audited({ database }: Pick<Room, "database">): Promise<string[]> {
  const rows = await database.query<{ action: string }>("select action from audit_entry order by position");
  return rows.map(({ action }) => action);
}

async function told({ database }: Pick<Room, "database">, email: string): Promise<string[]> {
  const rows = await database.query<{ kind: string }>(
    "select kind from notification join person using (person_id) where email = $1 order by notification_id",
    [email],
  );
  return rows.map(({ kind }) => kind);
}

describe.skipIf(storeMissing)("the revisions room", () => {
  test("a draft is listed with its author, its new files and its size, and only for administrators", async () => {
    const room = await withDraft();
    await room.given.person("seller@example.com");
    expect((await room.send("GET", "", undefined, "seller@example.com")).json).toMatchObject({ code: "role-required" });
    const [draft] = await room.list();
    expect(draft).toMatchObject({ id: String(room.draft), stage: "draft", createdBy: "test", files: 6, markets: 0 });
    expect(draft?.newLayouts).toContain("national-totals");
    await built(room, room.draft);
    const [after] = await room.list();
    expect(after).toMatchObject({ markets: 4, sound: true, building: { state: "done", progress: 1 } });
    expect(after?.bytes).toBeGreaterThan(1_000);
    const { text } = await room
      .get("/api/v1/administration/revisions.csv", { as: ANN })
      .then(({ body }) => ({ text: body }));
    expect(text.split("\r\n")[0]).toMatch(/^\uFEFFid,label,stage,created_by/);
  });

  test("building runs in the background and leaves every check readable", async () => {
    const room = await withDraft();
    await room.send("POST", `/${room.draft}/build`);
    expect((await room.send("POST", `/${room.draft}/build`)).json).toMatchObject({ code: "conflict" });
    await room.runJobs();
    const { builtAt, checks, build, imports } = await room.detail(room.draft);
    expect(builtAt).not.toBeNull();
    expect(checks?.map(({ code }) => code)).toContain("nationTies");
    expect(checks?.flatMap(({ faults }) => faults)).toEqual([]);
    expect(build).toMatchObject({ tvMarkets: 2, otherMarkets: 1, unplacedSpendLines: 0 });
    expect(imports.map(({ isNew }) => isNew)).not.toContain(false);
    expect(await told(room, ANN)).toContain("job-done");
  });

  test("a cancelled building changes nothing, and whoever comes may stop it", async () => {
    const room = await withDraft();
    await room.send("POST", `/${room.draft}/build`);
    const { building } = (await room.send("DELETE", `/${room.draft}/build`, undefined, BOB)).json;
    expect(building).toMatchObject({ state: "cancelled" });
    await room.runJobs();
    expect((await room.detail(room.draft)).builtAt).toBeNull();
    expect((await room.send("DELETE", `/${room.draft}/build`)).json).toMatchObject({ code: "conflict" });
  });

  test("spending that a published total leaves out is told with its amounts, and the difference is of the years the file is about", async () => {
    const room = await withDraft();
    await published(room, room.draft);
    const rows = [
      "623,Political,TV OTA,2024,10000000",
      "618,Political,TV OTA,2024,5000000",
      "623,Political,Mobile,2024,30000000",
    ];
    const file = ["market_code,vertical,medium,year,amount_usd", ...rows, ""].join("\n");
    const { revision, coverage } = await importText(room.database, "spend", file, { coverage: "whole" });
    expect(coverage).toBe("whole");
    await built(room, revision ?? 0);
    const { build, imports } = await room.detail(revision ?? 0);
    expect(build).toMatchObject({
      belowTotals: [
        { medium: "tvOta", year: 2024, part: "political", total: 300_000_000, evidence: 15_000_000, lines: 2 },
      ],
      leftOut: { unplaced: { lines: 0 }, yearOutside: { lines: 0 }, contradicted: { lines: 0, dollars: 0 } },
      parts: { lines: 0, lifted: 0 },
    });
    expect(imports.map(({ layout, coverage: kept }) => [layout, kept])).toContainEqual(["spend", "whole"]);
    const about = async (query = "") => (await room.send("GET", `/${revision}/differences${query}`)).json;
    expect(await about()).toMatchObject({ year: 2024, about: [2024] });
    expect(await about("?year=2026")).toMatchObject({ year: 2026, about: [2024] });
    const part = await importText(room.database, "spend", file.replaceAll("2024", "2025"));
    expect(part.coverage).toBe("part");
    await built(room, part.revision ?? 0);
    const after = await room.detail(part.revision ?? 0);
    expect(after.build?.parts).toMatchObject({ lines: 3 });
    expect(after.build?.belowTotals).toHaveLength(1);
    expect((await about())["about"]).toEqual([2024, 2025]);
  });

  test("a building of files that contradict each other says why, once", async () => {
    const room = await withDraft();
    await importText(
      room.database,
      "spend",
      "market_code,vertical,medium,year,amount_usd\n623,casinos,TV OTA,2024,9000000000\n",
    );
    await built(room, room.draft);
    const { building, builtAt } = await room.detail(room.draft);
    expect(builtAt).toBeNull();
    expect(building).toMatchObject({
      state: "failed",
      fault: {
        code: null,
        message: expect.stringContaining("tvOta"),
        failure: "forecast-contradiction",
        place: { kind: "evidence-above-total", medium: "tvOta", year: 2024 },
      },
    });
  });

  test("a review goes to the other administrators, who approve it or send it back, and never to whoever asked", async () => {
    const room = await withDraft();
    const asked = await room.send("POST", `/${room.draft}/review`, { note: "New totals" });
    expect(asked.json).toMatchObject({ stage: "asked", review: { state: "asked", note: "New totals", mine: true } });
    expect(await told(room, BOB)).toEqual(["review-asked"]);
    const decision = { decision: "returned", answer: "The mix is the old one." };
    expect((await room.send("PUT", `/${room.draft}/review`, decision)).json).toMatchObject({ code: "conflict" });
    expect((await room.send("PUT", `/${room.draft}/review`, decision, BOB)).json).toMatchObject({ stage: "returned" });
    expect(await told(room, ANN)).toEqual(["review-returned"]);
    await built(room, room.draft);
    const refused = await room.send("POST", `/${room.draft}/publication`, { ...AWARE, instead: null });
    expect(refused.json).toMatchObject({ code: "conflict", detail: expect.stringContaining("review") });
    const alone = await room.send("POST", `/${room.draft}/publication`, { ...AWARE, unreviewed: true, instead: null });
    expect(alone.json).toMatchObject({ stage: "published" });
  });

  test("another file ends a review and takes the building back", async () => {
    const room = await withDraft();
    await built(room, room.draft);
    await room.send("POST", `/${room.draft}/review`, { note: "" });
    await room.send("PUT", `/${room.draft}/review`, { decision: "approved", answer: "" }, BOB);
    expect(await room.detail(room.draft)).toMatchObject({ stage: "approved" });
    await importText(room.database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    expect(await room.detail(room.draft)).toMatchObject({ stage: "draft", review: null, builtAt: null, checks: null });
  });

  test("a publication names what it takes the place of, and is refused when that is another one by now", async () => {
    const room = await withDraft();
    await built(room, room.draft);
    const wrong = await room.send("POST", `/${room.draft}/publication`, { ...AWARE, instead: "77" });
    expect(wrong.json).toMatchObject({ code: "conflict" });
    await published(room, room.draft);
    expect((await room.get("/revisions/current", { as: ANN })).json()).toMatchObject({ id: String(room.draft) });
  });

  test("one goes back to any earlier revision and forth again, and the log says which was which", async () => {
    const room = await withDraft();
    const ids = [room.draft];
    await published(room, room.draft);
    for (let more = 0; more < 2; more++) {
      ids.push(await nextDraft(room));
      await published(room, ids.at(-1) ?? 0);
    }
    const [first, , third] = ids;
    const back = await room.send("POST", `/${first}/publication`, { ...AWARE, instead: String(third) });
    expect(back.json).toMatchObject({ id: String(first), stage: "published" });
    const forth = await room.send("POST", `/${third}/publication`, { ...AWARE, instead: String(first) });
    expect(forth.json).toMatchObject({ id: String(third), stage: "published" });
    expect((await audited(room)).filter((action) => /published|rolled/.test(action)).slice(-2)).toEqual([
      "revision.rolled-back",
      "revision.published",
    ]);
  });

  test("a draft in which published TV markets are missing goes out only when that is meant", async () => {
    const room = await withDraft();
    await published(room, room.draft);
    await importText(room.database, "markets-tv", "dma_code,name,rank\n623,Dallas-Ft. Worth,1\n");
    const members = SMALL_IMPORTS["market-counties"].split("\n").filter((line) => !line.startsWith("TV,618"));
    const { revision } = await importText(room.database, "market-counties", members.join("\n"));
    await built(room, revision ?? 0);
    expect((await room.detail(revision ?? 0)).lostMarkets).toEqual(["tv-618"]);
    const instead = String(room.draft);
    const refused = await room.send("POST", `/${revision}/publication`, { ...AWARE, instead });
    expect(refused.json).toMatchObject({ code: "conflict", detail: expect.stringContaining("tv-618") });
    const meant = await room.send("POST", `/${revision}/publication`, { ...AWARE, fewerMarkets: true, instead });
    expect(meant.json).toMatchObject({ stage: "published" });
  });

  test("what is said of a revision is kept in every language, by one editor at a time, and a published name stays", async () => {
    const room = await withDraft();
    const releaseNotes = { "en-US": "New totals.", "es-ES": "Nuevos totales.", "de-DE": "Neue Summen." };
    const { version } = await room.detail(room.draft);
    const change = { version, label: "Autumn 2026", note: "Checked by hand", releaseNotes };
    const changed = await room.send("PATCH", `/${room.draft}`, change);
    expect(changed.json).toMatchObject({ label: "Autumn 2026", note: "Checked by hand", releaseNotes });
    expect((await room.send("PATCH", `/${room.draft}`, change)).json).toMatchObject({ code: "conflict" });
    await published(room, room.draft);
    const { version: now } = await room.detail(room.draft);
    expect((await room.send("PATCH", `/${room.draft}`, { version: now, label: "Other" })).json).toMatchObject({
      code: "conflict",
    });
    expect((await room.send("PATCH", `/${room.draft}`, { version: now, releaseNotes: null })).json).toMatchObject({
      releaseNotes: null,
    });
  });
});

describe.skipIf(storeMissing)("a publication at a chosen time", () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  const come = ({ database }: Pick<Room, "database">) =>
    database.query("update job set next_try_at = now() - interval '1 second' where state = 'waiting'");

  test("goes out by itself in the name of whoever chose the time", async () => {
    const room = await withDraft();
    await built(room, room.draft);
    const planned = await room.send("PUT", `/${room.draft}/schedule`, { ...AWARE, at: soon() });
    expect(planned.json).toMatchObject({ stage: "scheduled", deletable: false, schedule: { by: ANN, fault: null } });
    await room.runJobs();
    expect(await publishedRevision(room.database)).toBeNull();
    await come(room);
    await room.runJobs();
    expect(await publishedRevision(room.database)).toBe(room.draft);
    expect(await room.detail(room.draft)).toMatchObject({ stage: "published", schedule: null });
    const [entry] = await room.database.query(
      "select actor from audit_entry where action = 'revision.published' order by position desc limit 1",
    );
    expect(entry).toEqual({ actor: ANN });
  });

  test("can be taken back, by any administrator", async () => {
    const room = await withDraft();
    await built(room, room.draft);
    await room.send("PUT", `/${room.draft}/schedule`, { ...AWARE, at: soon() });
    const back = await room.send("DELETE", `/${room.draft}/schedule`, undefined, BOB);
    expect(back.json).toMatchObject({ stage: "draft", schedule: null });
    await come(room);
    await room.runJobs();
    expect(await publishedRevision(room.database)).toBeNull();
  });

  test("does not go out when the draft was built anew or another one was published, and says so", async () => {
    const room = await withDraft();
    await built(room, room.draft);
    await room.send("PUT", `/${room.draft}/schedule`, { ...AWARE, at: soon() });
    await built(room, room.draft);
    for (let tries = 0; tries < 3; tries++) {
      await come(room);
      await room.runJobs();
    }
    expect(await publishedRevision(room.database)).toBeNull();
    expect((await room.detail(room.draft)).schedule?.fault).toMatchObject({ code: "changed-since-scheduled" });
    expect(await told(room, ANN)).toContain("job-failed");
  });

  test.each(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"])(
    "a time that has passed or is too far is refused (%s)",
    async (at) => {
      const room = await withDraft();
      await built(room, room.draft);
      const answer = await room.send("PUT", `/${room.draft}/schedule`, { ...AWARE, at });
      expect(answer.json).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/at" }] });
    },
  );
});

describe.skipIf(storeMissing)("comparing two revisions", () => {
  async function withTwo() {
    const room = await withDraft();
    await published(room, room.draft);
    const { revision } = await importText(room.database, "spend", SPEND);
    await built(room, revision ?? 0);
    return { ...room, second: revision ?? 0 };
  }

  test("a draft is compared with what is published: totals, markets by name, media, verticals", async () => {
    const room = await withTwo();
    const { json } = await room.send("GET", `/${room.second}/differences?year=2024`);
    expect(json).toMatchObject({ revision: String(room.second), against: String(room.draft), year: 2024 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const difference = json as unknown as RevisionDifferences;
    expect(difference.markets.map(({ name }) => name).toSorted()).toEqual(["Dallas-Ft. Worth", "Houston"]);
    expect(difference.figures.count).toBeGreaterThan(0);
    expect(difference.media.find(({ id }) => id === "tvOta")?.change).toBe(0);
    const csv = await room.get(`/api/v1/administration/revisions/${room.second}/differences.csv?year=2024`, {
      as: ANN,
    });
    expect(csv.body).toBe(csvFile(differenceTable(difference, "markets")));
    const address = `/api/v1/administration/revisions/${room.second}/differences.xlsx?year=2024`;
    const { sheets } = await readXlsx((await room.get(address, { as: ANN })).rawPayload);
    expect(sheets[1]?.rows.length).toBe(csv.body.trim().split("\r\n").length);
  });

  test("a year that the revision does not have is refused, as is a draft without figures", async () => {
    const room = await withTwo();
    expect((await room.send("GET", `/${room.second}/differences?year=1999`)).json).toMatchObject({
      code: "invalid-input",
    });
    await importText(room.database, "spend", SPEND.replace("2024", "2025"));
    expect((await room.send("GET", `/${room.second}/differences`)).json).toMatchObject({ code: "conflict" });
  });
});

describe.skipIf(storeMissing)("deleting revisions", () => {
  test("a draft is deleted, gone for everybody, and had back", async () => {
    const room = await withDraft();
    expect((await room.send("DELETE", `/${room.draft}`)).status).toBe(200);
    expect(await room.list()).toEqual([]);
    expect((await room.list("?deleted=with"))[0]).toMatchObject({ stage: "deleted" });
    const after = await nextDraft(room);
    expect(after).not.toBe(room.draft);
    expect((await room.send("POST", `/${room.draft}/restoration`)).json).toMatchObject({ stage: "draft" });
  });

  test("the published one and the last superseded ones are kept, older ones may go and are swept", async () => {
    const room = await withDraft({ KEPT_REVISIONS: "1" });
    await published(room, room.draft);
    const second = await nextDraft(room);
    await published(room, second);
    const third = await nextDraft(room);
    await published(room, third);
    const refused = async (id: number) => (await room.send("DELETE", `/${id}`)).json["code"];
    expect([await refused(third), await refused(second)]).toEqual(["conflict", "conflict"]);
    await sweepRevisions(room.database, 1);
    expect((await room.list()).map(({ id }) => id)).toEqual([String(third), String(second)]);
    // Every process hears of it from the store, this one among them.
    await expect
      .poll(async () => (await room.get(`/revisions/${room.draft}`, { as: ANN })).json())
      .toMatchObject({ code: "revision-unknown" });
    expect((await audited(room)).at(-1)).toBe("revision.deleted");

    await room.database.query(
      "update revision set deleted_at = now() - interval '8 days' where deleted_at is not null",
    );
    await sweepRevisions(room.database, 1);
    const left = await room.database.query("select distinct revision_id as id from wallet order by id");
    expect(left).toEqual([{ id: second }, { id: third }]);
    expect((await room.send("POST", `/${room.draft}/restoration`)).json).toMatchObject({ code: "revision-unknown" });
  });
});
