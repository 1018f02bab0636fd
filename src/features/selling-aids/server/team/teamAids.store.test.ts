import { describe, expect, test } from "vitest";
import type { Notification } from "#features/notifications/contract.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { AidHead, AidPiece, AidUse } from "../../contract.ts";
import type { SentAid, TeamFile } from "../../contract/teamAids.ts";
import { sweepTeamAids } from "./sweepTeamAids.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const NARROW = "narrow@example.com";
const OTHER = "other@example.com";
const BASIC = "basic@example.com";
const ADMIN = "admin@example.com";

const PDF = "%PDF-1.7\nOur rates\n%%EOF\n";

async function withTeams() {
  const product = await testApp({ documentWorker: "light" });
  await product.given.customer({ markets: [], access: ["sellingAides", "tv"] });
  await product.given.customer({ name: "Other", markets: [], access: ["sellingAides"] });
  for (const email of [ANN, BEN]) await product.given.person(email, { access: ["sellingAides"] });
  await product.given.person(NARROW, { access: ["sellingAides"], verticals: ["healthcare"] });
  await product.given.person(BASIC, { access: ["tv"] });
  await product.given.person(OTHER, { customer: "Other", access: ["sellingAides"] });
  await product.given.person(ADMIN, { customer: "Other", role: "Administrator" });
  const send = (method: "POST" | "PUT" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1/${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const bring = async (as = ANN, bytes: Uint8Array | string = PDF, name = "rates.pdf") =>
    product.app.inject({
      method: "POST",
      url: `/api/v1/team-aid-files?name=${encodeURIComponent(name)}`,
      headers: { ...(await product.signedIn(as)), "content-type": "application/octet-stream" },
      payload: Buffer.from(bytes),
    });
  const words = (file: string, more: object = {}) => ({
    file,
    title: "Our rate card",
    summary: "What a minute costs",
    type: "rate-defence",
    language: "en-US",
    verticals: [],
    media: [],
    seasons: [],
    ...more,
  });
  const add = async (as = ANN, more: object = {}, path = "team-aids") =>
    (await send("POST", path, as, words((await bring(as)).json<TeamFile>().id, more))).json<SentAid>();
  const decide = (aid: SentAid, decision: object, as = ADMIN) =>
    send("PUT", `team-aids/${aid.id}/versions/${aid.number}/decision`, as, decision);
  const approved = async (more: object = {}) => {
    const aid = await add(ANN, more);
    await decide(aid, { decision: "approve" });
    return aid;
  };
  const read = async <Answer>(path: string, as = ANN) => (await product.get(`/api/v1/${path}`, { as })).json<Answer>();
  const status = async (path: string, as = ANN) => (await product.get(`/api/v1/${path}`, { as })).statusCode;
  const library = async (as: string, query = "") =>
    (await read<{ items: AidHead[] }>(`selling-aids${query}`, as)).items.filter(({ team }) => team !== null);
  const own = async (as = ANN) => (await read<{ items: SentAid[] }>("team-aids", as)).items;
  const told = async (as: string) =>
    (await read<{ items: Notification[] }>("notifications", as)).items.map(({ kind, link }) => ({ kind, link }));
  return { ...product, send, bring, words, add, decide, approved, read, status, library, own, told };
}

describe.skipIf(storeMissing)("aids that a team brings", () => {
  test("wait until an administrator approves them; then the team reads them, and nobody else", async () => {
    const { add, decide, library, own, told, status } = await withTeams();
    const aid = await add();
    expect(aid).toMatchObject({ status: "waiting", number: 1, shown: null, file: { name: "rates.pdf" } });
    expect(await library(BEN)).toEqual([]);
    expect(await status(`selling-aids/${aid.key}`, ANN)).toBe(404);
    expect(await told(ADMIN)).toEqual([{ kind: "team-aid-sent", link: "/selling-aids?tab=team" }]);
    expect((await decide(aid, { decision: "approve" }, ANN)).statusCode).toBe(403);
    expect((await decide(aid, { decision: "approve" })).json()).toMatchObject({ status: "approved", shown: 1 });
    expect(await told(ANN)).toEqual([{ kind: "team-aid-approved", link: `/selling-aids?aid=${aid.key}` }]);
    expect(await library(BEN)).toMatchObject([
      { key: aid.key, title: "Our rate card", team: { mine: false, number: 1 } },
    ]);
    expect(await own()).toMatchObject([{ status: "approved" }]);
    expect(await own(BEN)).toEqual([]);
  });

  test("no way out leads to another organisation: list, search, aid, stars, file", async () => {
    const { approved, library, status, send } = await withTeams();
    const aid = await approved();
    const file = `team-aids/${aid.id}/versions/1/file`;
    expect(await library(OTHER)).toEqual([]);
    expect(await library(OTHER, "?q=rate")).toEqual([]);
    expect(await status(`selling-aids/${aid.key}`, OTHER)).toBe(404);
    expect((await send("PUT", `selling-aids/${aid.key}/use`, OTHER, { stars: 1 })).statusCode).toBe(404);
    expect(await status(file, OTHER)).toBe(404);
    expect(await status(`content-files/${aid.file.id}`, OTHER)).toBe(404);
    expect(await status(`markets/nation/selling-aids/${aid.key}/file`, ANN)).toBe(400);
    expect(await Promise.all([library(BASIC), status(file, BASIC)].map((asked) => asked.catch(() => null)))).toContain(
      403,
    );
    expect(await status(file, BEN)).toBe(200);
  });

  test("are for the verticals that they are about", async () => {
    const { approved, library, status } = await withTeams();
    const aid = await approved({ verticals: ["leisure"] });
    expect(await library(NARROW)).toEqual([]);
    expect(await status(`team-aids/${aid.id}/versions/1/file`, NARROW)).toBe(404);
    expect(await library(BEN)).toHaveLength(1);
  });

  test("are found by their words and counted, rated and kept like others", async () => {
    const { approved, library, get, send, read } = await withTeams();
    const aid = await approved();
    expect(await library(BEN, "?q=minutes")).toHaveLength(1);
    expect(await library(BEN, "?q=zeppelin")).toEqual([]);
    const got = await get(`/api/v1/team-aids/${aid.id}/versions/1/file`, { as: BEN });
    expect([got.body, got.headers["content-type"]]).toEqual([PDF, "application/pdf"]);
    expect(got.headers["content-disposition"]).toContain("attachment");
    await get(`/api/v1/team-aids/${aid.id}/versions/1/file?use=look`, { as: BEN });
    await send("PUT", `selling-aids/${aid.key}/use`, BEN, { stars: 4, favourite: true, opened: true });
    await send("PUT", `selling-aids/${aid.key}/use`, ANN, { stars: 5 });
    expect(await read<AidPiece>(`selling-aids/${aid.key}`, BEN)).toMatchObject({
      stars: 4,
      rating: 4.5,
      ratings: 2,
      downloads: 1,
      favourite: true,
      openedAt: expect.any(String),
      fields: [],
    });
    expect((await read<AidUse>(`selling-aids/${aid.key}`, ANN)).favourite).toBe(false);
  });

  test("a decline names its reason and reaches who brought it; it may be approved after all", async () => {
    const { add, decide, own, told, library } = await withTeams();
    const aid = await add();
    expect((await decide(aid, { decision: "decline", reason: " " })).statusCode).toBe(400);
    await decide(aid, { decision: "decline", reason: "Prices of last year" });
    expect(await own()).toMatchObject([{ status: "declined", reason: "Prices of last year" }]);
    expect(await told(ANN)).toEqual([{ kind: "team-aid-declined", link: "/selling-aids?tab=team" }]);
    expect((await decide(aid, { decision: "decline", reason: "Twice" })).json()).toMatchObject({ code: "conflict" });
    await decide(aid, { decision: "approve" });
    expect(await library(BEN)).toHaveLength(1);
  });

  test("another version waits while the approved one stays, and takes its place when it is approved", async () => {
    const { approved, add, decide, library, own, status } = await withTeams();
    const first = await approved();
    const path = `team-aids/${first.id}/versions`;
    const second = await add(ANN, { title: "New rates" }, path);
    expect(second).toMatchObject({ number: 2, status: "waiting", shown: 1 });
    expect(await library(BEN)).toMatchObject([{ title: "Our rate card" }]);
    expect(await status(`${path}/2/file`, BEN)).toBe(404);
    expect(await status(`${path}/2/file`, ANN)).toBe(200);
    const third = await add(ANN, { title: "Newest rates" }, path);
    expect((await decide(second, { decision: "approve" })).json()).toMatchObject({ code: "conflict" });
    await decide(third, { decision: "approve" });
    expect(await library(BEN)).toMatchObject([{ title: "Newest rates", team: { number: 3 } }]);
    expect(await status(`${path}/1/file`, BEN)).toBe(404);
    expect(await own()).toHaveLength(1);
    expect(await add(BEN, {}, path)).toMatchObject({ code: "not-found" });
  });

  test("what was withdrawn or deleted is gone from the library, and comes back", async () => {
    const { approved, send, library, own, status } = await withTeams();
    const aid = await approved();
    const version = `team-aids/${aid.id}/versions/1`;
    expect((await send("DELETE", version, BEN)).statusCode).toBe(404);
    expect((await send("DELETE", version, ANN)).json()).toMatchObject({ status: "withdrawn", shown: null });
    expect(await library(BEN)).toEqual([]);
    expect((await send("POST", `${version}/restoration`, ANN)).json()).toMatchObject({ status: "approved" });
    expect(await library(BEN)).toHaveLength(1);
    expect((await send("DELETE", `team-aids/${aid.id}`, BEN)).statusCode).toBe(404);
    expect((await send("DELETE", `team-aids/${aid.id}`, ANN)).json()).toMatchObject({ deleted: true });
    expect([await library(BEN), await own()]).toEqual([[], []]);
    expect(await status(`${version}/file`, ANN)).toBe(404);
    await send("POST", `team-aids/${aid.id}/restoration`, ANN);
    expect(await library(BEN)).toHaveLength(1);
  });

  test("files are told by their contents, belong to who brought them and serve one aid", async () => {
    const { bring, send, words, add } = await withTeams();
    expect((await bring(ANN, "MZ program", "rates.pdf")).json()).toMatchObject({ errors: [{ code: "file-kind" }] });
    expect((await bring(ANN, "a,b\n1,2\n", "list.csv")).json()).toMatchObject({ errors: [{ code: "file-kind" }] });
    expect((await bring(ANN, examplePng(8, 8), "logo.png")).json()).toMatchObject({ type: "image/png" });
    expect((await bring(ANN, new Uint8Array(26 * 1024 * 1024), "big.pdf")).json()).toMatchObject({ code: "too-large" });
    expect((await bring(BASIC)).statusCode).toBe(403);
    const { id } = (await bring(BEN)).json<TeamFile>();
    expect((await send("POST", "team-aids", ANN, words(id))).json()).toMatchObject({
      errors: [{ code: "file-unknown", pointer: "/body/file" }],
    });
    const used = await add();
    expect((await send("POST", "team-aids", ANN, words(used.file.id))).statusCode).toBe(400);
  });

  test("an organisation has so many aids and no more, and so much room", async () => {
    const { add, database, bring } = await withTeams();
    const aid = await add();
    await database.query(
      `insert into team_aid (customer_id, person_id) select customer_id, person_id from team_aid, generate_series(1, 199)`,
    );
    expect(await add()).toMatchObject({ errors: [{ code: "aid-count", values: { most: 200 } }] });
    expect(await add(OTHER)).toMatchObject({ status: "waiting" });
    await database.query("update stored_file set bytes = 1000000000 where stored_file_id = $1", [aid.file.id]);
    expect((await bring()).json()).toMatchObject({ errors: [{ code: "aid-room" }] });
  });

  test("deleted aids go for good after a month; their files, and one that was never used, are let go", async () => {
    const { add, bring, send, database, own } = await withTeams();
    const [gone, kept] = [await add(), await add()];
    const { id: unused } = (await bring()).json<TeamFile>();
    const held = async () =>
      (await database.query<{ id: string }>("select stored_file_id as id from team_aid_file")).map(({ id }) => id);
    await send("DELETE", `team-aids/${gone.id}`, ANN);
    await sweepTeamAids(database);
    expect(await held()).toEqual(expect.arrayContaining([gone.file.id, kept.file.id, unused]));
    expect((await send("POST", `team-aids/${gone.id}/restoration`, ANN)).statusCode).toBe(200);
    await send("DELETE", `team-aids/${gone.id}`, ANN);
    await database.query("update team_aid set deleted_at = now() - interval '31 days' where deleted_at is not null");
    await database.query("update team_aid_file set created_at = now() - interval '31 days'");
    await sweepTeamAids(database);
    expect((await own()).map(({ id }) => id)).toEqual([kept.id]);
    expect(await held()).toEqual([kept.file.id]);
    expect((await send("POST", `team-aids/${gone.id}/restoration`, ANN)).statusCode).toBe(404);
  });

  test("every step stands in the audit log", async () => {
    const { add, decide, send, database } = await withTeams();
    const aid = await add();
    await decide(aid, { decision: "decline", reason: "Too long" });
    await decide(aid, { decision: "approve" });
    await send("DELETE", `team-aids/${aid.id}/versions/1`, ANN);
    await send("POST", `team-aids/${aid.id}/versions/1/restoration`, ANN);
    await send("DELETE", `team-aids/${aid.id}`, ADMIN);
    await send("POST", `team-aids/${aid.id}/restoration`, ADMIN);
    const entries = await database.query<{ action: string; note: string }>(
      "select action, note from audit_entry where subject_id = $1 order by position",
      [`team-aid-${aid.id}`],
    );
    expect(entries.map(({ action }) => action.replace("content.aid", ""))).toEqual([
      "Sent",
      "Declined",
      "Approved",
      "Withdrawn",
      "WithdrawalUndone",
      "Deleted",
      "Restored",
    ]);
    expect(entries[1]?.note).toBe("Too long");
  });
});
