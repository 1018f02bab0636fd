import { describe, expect, test } from "vitest";
import { publish } from "#revisions/publishing/publish.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";

const ANN = "ann@example.com";
const SPEND = "market_code,vertical,medium,year,amount_usd\n623,casinos,Mobile,2024,700000000\n";

/** A published revision of the small country, and a draft with one more file of spend. */
async function withDraft() {
  const product = await testApp();
  await product.given.person(ANN, { role: "Administrator" });
  const made = await importSmallCountry(product.database);
  await buildRevision(product.database, made);
  await publish(product.database, made);
  const { revision } = await importText(product.database, "spend", SPEND);
  const send = async (method: "GET" | "POST" | "DELETE", path: string, as = ANN) => {
    const answer = await product.get(`/api/v1/administration/revisions/${revision}${path}`, { method, as });
    return { status: answer.statusCode, detail: answer.json<RevisionDetail & { readonly code: string }>() };
  };
  const fileOf = async (layout: string) =>
    (await send("GET", "")).detail.imports.find((file) => file.layout === layout && file.canBeTakenOut);
  return { ...product, send, fileOf, draft: revision ?? 0 };
}

describe.skipIf(storeMissing)("files of a draft", () => {
  test("a file that was brought is taken out, is named with who did it, and is put back", async () => {
    const { send, fileOf } = await withDraft();
    const spend = await fileOf("spend");
    const out = await send("DELETE", `/files/${spend?.id}`);
    expect(out.status).toBe(200);
    expect(out.detail.imports.map(({ id }) => id)).not.toContain(spend?.id);
    expect(out.detail.takenOut).toMatchObject([{ id: spend?.id, layout: "spend", by: expect.any(String) }]);
    const back = await send("POST", `/files/${spend?.id}/restoration`);
    expect(back.detail.imports.map(({ id }) => id)).toContain(spend?.id);
    expect(back.detail.takenOut).toEqual([]);
  });

  test("where a file took another one's place, that one comes back, and gives way again when it is put back", async () => {
    const { send, fileOf, database } = await withDraft();
    const before = (await send("GET", "")).detail.imports.find(({ layout }) => layout === "vertical-mix");
    await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    const mix = await fileOf("vertical-mix");
    const idsOfMix = (detail: RevisionDetail) =>
      detail.imports.filter(({ layout }) => layout === "vertical-mix").map(({ id }) => id);
    const out = await send("DELETE", `/files/${mix?.id}`);
    expect(idsOfMix(out.detail)).toEqual([before?.id]);
    const back = await send("POST", `/files/${mix?.id}/restoration`);
    expect(idsOfMix(back.detail)).toEqual([mix?.id]);
  });

  test("what was brought since is not lost when an earlier file is put back", async () => {
    const { send, fileOf, database } = await withDraft();
    await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    const first = await fileOf("vertical-mix");
    await send("DELETE", `/files/${first?.id}`);
    await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    const second = await fileOf("vertical-mix");
    const back = await send("POST", `/files/${first?.id}/restoration`);
    expect(back.detail.takenOut.map(({ id }) => id)).toEqual([second?.id]);
  });

  test("the only file of its kind that the published revision has cannot be taken out", async () => {
    const { send } = await withDraft();
    const counties = (await send("GET", "")).detail.imports.find(({ layout }) => layout === "counties");
    expect(counties?.canBeTakenOut).toBe(false);
    expect(await send("DELETE", `/files/${counties?.id}`)).toMatchObject({ status: 409, detail: { code: "conflict" } });
  });

  test("a draft without a file has to be built and reviewed again, and the log says who took it out", async () => {
    const { send, fileOf, database, draft } = await withDraft();
    await buildRevision(database, draft);
    expect((await send("GET", "")).detail.builtAt).not.toBeNull();
    const spend = await fileOf("spend");
    expect((await send("DELETE", `/files/${spend?.id}`)).detail.builtAt).toBeNull();
    const entries = await database.query<{ action: string; before: unknown }>(
      "select action, before from audit_entry where action = 'revision.fileTakenOut'",
    );
    expect(entries).toMatchObject([{ before: { layout: "spend" } }]);
  });

  test("only administrators take files out, and only of drafts", async () => {
    const { send, fileOf, given, get } = await withDraft();
    await given.person("seller@example.com");
    const spend = await fileOf("spend");
    expect(await send("DELETE", `/files/${spend?.id}`, "seller@example.com")).toMatchObject({ status: 403 });
    const published = await get(`/api/v1/administration/revisions/1/files/${spend?.id}`, { method: "DELETE", as: ANN });
    expect(published.statusCode).toBe(409);
  });
});
