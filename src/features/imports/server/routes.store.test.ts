import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Upload, UploadDifference, UploadProblem } from "#features/imports/contract/uploadSchemas.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { workbookOf } from "#tests/support/workbook.ts";
import { joinUpload } from "./joinUpload.ts";
import { uploadFiles } from "./uploadFiles.ts";

const ADMIN = "admin@example.com";
const OTHER = "other@example.com";
const YEARS = [2024, 2025];
const HEAD = "market_code,market_name,vertical,medium,year,amount_usd";
const GOOD = `${HEAD}
501,Market 501,hotels,tvOta,2025,1500000
501,Market 501,hospitals,mobile,2025,20
502,Market 502,hotels,tvOta,2024,7
`;

async function withWizard() {
  const product = await testApp();
  const spend = { tvOta: { hotels: [10, 500_000], hospitals: [5, 6] }, mobile: { hotels: [1, 2], hospitals: [3, 20] } };
  await product.given.published({ wallets: ["tv-501", "tv-502"].map((market) => walletOf(market, YEARS, spend)) });
  for (const email of [ADMIN, OTHER]) await product.given.person(email, { role: "Administrator" });

  const ask = async (method: "GET" | "POST" | "PATCH", path: string, body?: object, as = ADMIN) => {
    const answer = await product.get(`/api/v1/imports${path}`, {
      method,
      as,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, text: answer.body, json: answer.json.bind(answer) };
  };
  const send = async (id: string, offset: number, bytes: Buffer) => {
    const headers = { ...(await product.signedIn(ADMIN)), "content-type": "application/octet-stream" };
    return product.app.inject({
      method: "PUT",
      url: `/api/v1/imports/${id}/bytes?offset=${offset}`,
      headers,
      payload: bytes,
    });
  };
  const bring = async (content: string | Buffer, fileName = "spend.csv") => {
    const bytes = Buffer.from(content);
    const begun = (await ask("POST", "", { fileName, bytes: bytes.length })).json<Upload>();
    await send(begun.id, 0, bytes);
    return (await ask("POST", `/${begun.id}/description`, { version: begun.version })).json<Upload>();
  };
  const one = async (id: string) => (await ask("GET", `/${id}`)).json<Upload>();
  const check = async ({ id }: Pick<Upload, "id">) => {
    const { version } = await one(id);
    expect((await ask("POST", `/${id}/check`, { version })).status).toBe(200);
    await product.runJobs();
    return one(id);
  };
  const change = async (id: string, said: object) => {
    const { version } = await one(id);
    return (await ask("PATCH", `/${id}/setup`, { version, ...said })).json<Upload>();
  };
  const problems = async (id: string) =>
    (await ask("GET", `/${id}/problems`)).json<{ items: UploadProblem[]; total: number }>();
  return { ...product, ask, send, bring, one, check, change, problems };
}

describe.skipIf(storeMissing)("a file in the import wizard", () => {
  test("goes from its bytes to the draft: recognised, checked, compared, joined", async () => {
    const { bring, check, ask, one, runJobs, database } = await withWizard();
    const brought = await bring(GOOD);
    expect(brought).toMatchObject({
      state: "setup",
      setup: { step: "columns", layout: "spend", columns: { market_code: 0, vertical: 2, amount_usd: 5 } },
    });
    expect(brought.setup.fileDescription?.columns[2]).toEqual({ name: "vertical", samples: ["hotels", "hospitals"] });

    const checked = await check(brought);
    expect(checked).toMatchObject({ state: "checked", outcome: { rows: 3, sound: 3, errors: 0 } });
    const difference = (await ask("GET", `/${brought.id}/difference`)).json<UploadDifference>();
    expect(difference).toMatchObject({
      stale: false,
      rows: null,
      spend: {
        figures: 3,
        changed: 2,
        added: 0,
        total: { before: 500_030, after: 1_500_027 },
        outliers: [
          { market: "tv-501", target: "hotels", medium: "tvOta", year: 2025, before: 500_000, after: 1_500_000 },
        ],
      },
    });

    await ask("POST", `/${brought.id}/join`, { version: checked.version });
    await runJobs();
    const joined = await one(brought.id);
    expect(joined).toMatchObject({ state: "joined", fault: null });
    const rows = await database.query<{ rows: number }>(
      "select count(*)::int as rows from spend_row where import_id = $1",
      [joined.importId],
    );
    expect(rows).toEqual([{ rows: 3 }]);
    const draft = await database.query("select 1 from revision_import where revision_id = $1 and import_id = $2", [
      joined.revision,
      joined.importId,
    ]);
    expect(draft).toHaveLength(1);
    expect((await ask("GET", "")).json<{ items: object[] }>().items).toMatchObject([
      { fileName: "spend.csv", layout: "spend", state: "joined", rows: 3, refused: 0, by: ADMIN },
    ]);
  });

  test("of spend that is below what is published counts as a part of it, until somebody says that it is whole", async () => {
    const { bring, check, change, ask, one, runJobs, database } = await withWizard();
    const brought = await bring(GOOD);
    expect(brought).toMatchObject({ coverage: null, outdated: false, setup: { coverage: null } });
    const checked = await check(brought);
    expect(checked).toMatchObject({ coverage: "part", setup: { coverage: null } });
    const { spend } = (await ask("GET", `/${brought.id}/difference`)).json<UploadDifference>();
    expect(spend).toMatchObject({ lowered: { figures: 1, dollars: 3 }, lifted: { figures: 1, dollars: 1_000_000 } });
    // What it is taken for is no matter of its rows.
    const whole = await change(brought.id, { coverage: "whole" });
    expect(whole).toMatchObject({ coverage: "whole", state: "checked", outcome: { rows: 3 } });
    const alone = await change(brought.id, { coverage: "part", replace: true });
    const refused = await ask("POST", `/${brought.id}/join`, { version: alone.version });
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([409, "conflict"]);
    const { version } = await change(brought.id, { replace: false });
    await ask("POST", `/${brought.id}/join`, { version });
    await runJobs();
    const joined = await one(brought.id);
    expect(joined).toMatchObject({ state: "joined", coverage: "part" });
    const kept = await database.query("select coverage from import where import_id = $1", [joined.importId]);
    expect(kept).toEqual([{ coverage: "part" }]);
    const above = await check(await bring(GOOD.replace(",7\n", ",10\n")));
    expect(above.coverage).toBe("whole");
    expect((await change(above.id, { columns: above.setup.columns, meanings: [] })).outdated).toBe(false);
    expect(await change(above.id, { columns: {} })).toMatchObject({ outdated: true, outcome: null, coverage: null });
  });

  test("joins once, however often it is asked to", async () => {
    const { bring, check, ask, runJobs, database } = await withWizard();
    const { id, version } = await check(await bring(GOOD));
    await ask("POST", `/${id}/join`, { version });
    expect((await ask("POST", `/${id}/join`, { version })).status).toBe(409);
    await runJobs();
    expect((await ask("POST", `/${id}/join`, { version })).status).toBe(409);
    expect(await database.query("select status from import where layout = 'spend'")).toEqual([{ status: "accepted" }]);
  });

  test("may come in pieces, and goes on where the line was lost", async () => {
    const { ask, send, one } = await withWizard();
    const bytes = Buffer.from(GOOD);
    const { id } = (await ask("POST", "", { fileName: "spend.csv", bytes: bytes.length })).json<Upload>();
    await send(id, 0, bytes.subarray(0, 40));
    expect(await one(id)).toMatchObject({ state: "receiving", received: 40 });
    const astray = await send(id, 0, bytes.subarray(0, 40));
    expect([astray.statusCode, astray.json().code]).toEqual([409, "conflict"]);
    expect((await ask("POST", `/${id}/description`, { version: 1 })).status).toBe(409);
    expect((await send(id, 40, bytes.subarray(40))).json()).toEqual({ received: bytes.length });
    const described = await ask("POST", `/${id}/description`, { version: 1 });
    expect(described.json<Upload>()).toMatchObject({ state: "setup" });
    const more = await ask("POST", "", { fileName: "a.csv", bytes: 3 });
    expect((await send(more.json<Upload>().id, 0, bytes)).json()).toMatchObject({ code: "too-large" });
  });

  test("tells every problem with its place; a corrected cell and a row left out are read as said", async () => {
    const { bring, check, problems, ask, one, database } = await withWizard();
    const brought = await bring(`${HEAD}
501,,hotels,tvOta,2025,many
501,,hospitals,tvOta,20x5,5
501,,hospitals,mobile,2025,5
`);
    const checked = await check(brought);
    expect(checked.outcome).toMatchObject({ rows: 3, sound: 1, refused: 2, errors: 2 });
    expect((await problems(brought.id)).items).toMatchObject([
      { line: 2, column: "amount_usd", value: "many", code: "not-a-number" },
      { line: 3, column: "year", value: "20x5", code: "bad-year" },
    ]);
    const refused = await ask("GET", `/${brought.id}/refused-rows`);
    expect(refused.text.replace("\u{FEFF}", "").split("\r\n")).toMatchObject([
      `line,${HEAD},reason`,
      /^2,501,,hotels,tvOta,2025,many,/.exec(refused.text.split("\r\n")[1] ?? "")?.input,
      /^3,501,/.exec(refused.text.split("\r\n")[2] ?? "")?.input,
      "",
    ]);
    expect((await ask("POST", `/${brought.id}/join`, { version: checked.version })).status).toBe(409);

    await ask("POST", `/${brought.id}/corrections`, {
      version: checked.version,
      set: [
        { line: 2, column: "amount_usd", value: "7", before: "many" },
        { line: 3, column: null, value: "" },
      ],
    });
    expect(await one(brought.id)).toMatchObject({ state: "setup", outcome: null, corrections: 2 });
    const [entry] = await database.query(
      "select actor, before, after from audit_entry where action = 'upload.corrected'",
    );
    expect(entry).toMatchObject({
      before: { corrections: 0, "2 amount_usd": "many" },
      after: { corrections: 2, "2 amount_usd": "7", leftOut: [3] },
    });
    expect((await check(brought)).outcome).toMatchObject({ rows: 2, leftOut: 1, errors: 0 });
    expect((await problems(brought.id)).items).toEqual([]);
  });

  test("asks what unknown names mean, and the next file with the same header knows", async () => {
    const { bring, check, change, one } = await withWizard();
    const text = `Code,Place,Branch,Channel,Season,Money
501,,Hotels & Inns Guild,Telly,2025,9
501,,Nobody,Telly,2025,9
`;
    const brought = await bring(text, "agency.csv");
    expect(brought.setup.layout).toBeNull();
    const columns = { market_code: 0, vertical: 2, medium: 3, year: 4, amount_usd: 5 };
    await change(brought.id, { layout: "spend" });
    await change(brought.id, { columns });
    const first = await check(brought);
    expect(first.outcome?.unknownNames).toMatchObject([
      { column: "Channel", key: "medium", value: "Telly", rows: 2 },
      { column: "Branch", key: "vertical", value: "Hotels & Inns Guild", rows: 1 },
      { column: "Branch", key: "vertical", value: "Nobody", rows: 1 },
    ]);
    const meanings = [
      { column: "medium", value: "Telly", meaning: "tvOta" },
      { column: "vertical", value: "Hotels & Inns Guild", meaning: "hotels" },
      { column: "vertical", value: "Nobody", meaning: null },
    ];
    await change(brought.id, { meanings });
    expect((await check(brought)).outcome).toMatchObject({ rows: 1, leftOut: 1, errors: 0 });

    const next = await bring(text, "agency-2.csv");
    await change(next.id, { layout: "spend" });
    expect((await one(next.id)).setup).toMatchObject({
      columns,
      proposals: { vertical: "remembered" },
      meanings: expect.arrayContaining(meanings),
    });
    expect((await check(next)).outcome).toMatchObject({ errors: 0, leftOut: 1 });
  });

  test("may be packed or a workbook, whose sheets are told and chosen", async () => {
    const { bring, check, ask } = await withWizard();
    const packed = await bring(gzipSync(GOOD), "spend.csv.gz");
    expect(packed.setup.fileDescription?.kind).toBe("gzip");
    expect((await check(packed)).outcome).toMatchObject({ rows: 3, errors: 0 });

    const rows = GOOD.trim()
      .split("\n")
      .map((line) => line.split(","));
    const book = await bring(workbookOf(rows), "spend.csv");
    expect(book.setup.fileDescription).toMatchObject({
      kind: "workbook",
      workbook: { sheets: [{ name: "One", hidden: false }], sheet: "One", formulas: 0 },
      layout: "spend",
    });
    expect((await check(book)).outcome).toMatchObject({ rows: 3, errors: 0 });
    const refused = await ask("POST", `/${book.id}/description`, { version: 2, sheet: "Two" });
    expect(refused.json<Upload>().setup.fileDescription?.problem).toMatchObject({ code: "unknown-value" });
  });

  test("of another layout is compared row by row, and leaves nothing behind", async () => {
    const { bring, check, ask, database } = await withWizard();
    const before = await database.query("select count(*)::int from import");
    const brought = await bring("dma_code,name,rank\n501,New York,1\n999,Springfield,3\n", "markets.csv");
    expect(brought.setup.layout).toBe("markets-tv");
    expect((await check(brought)).outcome).toMatchObject({ rows: 2, errors: 0 });
    const { rows, spend } = (await ask("GET", `/${brought.id}/difference`)).json<UploadDifference>();
    expect(spend).toBeNull();
    expect(rows).toEqual({ before: 2, after: 2, added: 1, removed: 1, changed: 1 });
    expect(await database.query("select count(*)::int from import")).toEqual(before);
    expect(await database.query("select 1 from market where code = '999'")).toEqual([]);
  });

  test("that two people change at once is changed by the first; the second is told", async () => {
    const { bring, ask } = await withWizard();
    const { id, version } = await bring(GOOD);
    expect((await ask("PATCH", `/${id}/setup`, { version, replace: true })).status).toBe(200);
    const late = await ask("PATCH", `/${id}/setup`, { version, replace: false }, OTHER);
    expect([late.status, late.json<{ code: string }>().code]).toEqual([409, "conflict"]);
  });

  test("can be stopped and discarded at any time, and is gone then", async () => {
    const { bring, ask, runJobs, one, check, database, send } = await withWizard();
    const { id, version } = await bring(GOOD);
    await ask("POST", `/${id}/check`, { version });
    expect(await one(id)).toMatchObject({ state: "checking", progress: { percentage: 0 } });
    expect((await ask("POST", `/${id}/stop`)).status).toBe(200);
    await runJobs();
    expect(await one(id)).toMatchObject({ state: "setup", outcome: null });
    const checked = await check({ id });
    await ask("POST", `/${id}/join`, { version: checked.version });
    await ask("POST", `/${id}/discarding`);
    await runJobs();
    expect(await one(id)).toMatchObject({ state: "discarded", importId: null });
    expect(await database.query("select 1 from import where layout = 'spend' and status = 'accepted'")).toEqual([]);
    expect((await send(id, 0, Buffer.from("x"))).statusCode).toBe(409);
    const audit = await database.query<{ action: string }>("select action from audit_entry order by position");
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(["upload.begun", "upload.discarded"]));
  });

  test("that was discarded comes back with what was said of it, for a week", async () => {
    const { bring, change, ask, one, check, database, runJobs } = await withWizard();
    const { id } = await bring(GOOD);
    await change(id, { layout: "spend", replace: true });
    const gone = (await ask("POST", `/${id}/discarding`)).json<Upload>();
    expect(gone.restorableUntil).not.toBeNull();
    const back = (await ask("POST", `/${id}/restoration`)).json<Upload>();
    expect(back).toMatchObject({ state: "setup", setup: { replace: true }, restorableUntil: null });
    expect((await check({ id })).outcome).toMatchObject({ rows: 3, errors: 0 });
    await ask("POST", `/${id}/discarding`);
    await database.query("update upload set changed_at = now() - interval '8 days'");
    expect(await one(id)).toMatchObject({ restorableUntil: null });
    expect((await ask("POST", `/${id}/restoration`)).status).toBe(409);
    await runJobs();
  });

  test("that was taken out of the draft says so", async () => {
    const { bring, check, ask, one, runJobs, get } = await withWizard();
    const { id, version } = await check(await bring(GOOD));
    await ask("POST", `/${id}/join`, { version });
    await runJobs();
    const { revision, importId } = await one(id);
    const taken = await get(`/api/v1/administration/revisions/${revision}/files/${importId}`, {
      method: "DELETE",
      as: ADMIN,
    });
    expect(taken.statusCode).toBe(200);
    expect(await one(id)).toMatchObject({ state: "joined", takenOut: true });
  });

  test("whose process died is tried again, and shown as it was where every try died", async () => {
    const { bring, ask, one, database } = await withWizard();
    const { id, version } = await bring(GOOD);
    await ask("POST", `/${id}/check`, { version });
    await database.query("update job set state = 'failed', fault_code = 'interrupted' where kind = 'file-check'");
    expect(await one(id)).toMatchObject({ state: "setup", fault: "interrupted" });
    expect((await ask("POST", `/${id}/check`, { version })).status).toBe(200);
  });

  test("that is stopped in the middle of joining leaves no rows behind", async () => {
    const { bring, check, ask, one, database, loadedRevisions } = await withWizard();
    const { id, version } = await check(await bring(GOOD));
    await ask("POST", `/${id}/join`, { version });
    const files = uploadFiles("/nowhere");
    const halt = new AbortController();
    const run = { signal: halt.signal, progress: () => undefined, owner: null };
    const joining = joinUpload({ database, loadedRevisions, files }, { upload: Number(id), version }, run);
    halt.abort(new Error("Stopped"));
    await expect(joining).rejects.toThrow();
    expect(await database.query("select 1 from spend_row")).toEqual([]);
    expect(await database.query("select 1 from import where layout = 'spend' and status <> 'interrupted'")).toEqual([]);
    expect(await one(id)).toMatchObject({ state: "joining", importId: null });
  });

  test("keeps what came over a line that was lost in the middle of a piece", async () => {
    const { ask, one, app, signedIn } = await withWizard();
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const bytes = 3 * 1024 * 1024;
    const { id } = (await ask("POST", "", { fileName: "large.csv", bytes })).json<Upload>();
    const sending = request(`${address}/api/v1/imports/${id}/bytes?offset=0`, {
      method: "PUT",
      headers: {
        ...(await signedIn(ADMIN)),
        "content-type": "application/octet-stream",
        "content-length": String(bytes),
      },
    });
    sending.on("error", () => undefined);
    sending.write(Buffer.alloc(1024 * 1024, "a"));
    await expect.poll(() => sending.writableLength).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    sending.destroy();
    await expect.poll(async () => (await one(id)).received, { timeout: 5_000 }).toBe(1024 * 1024);
    expect((await one(id)).state).toBe("receiving");
  });
});
