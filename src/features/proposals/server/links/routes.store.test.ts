import { describe, expect, test } from "vitest";
import type { ReportDocument } from "#documents/document.ts";
import { changeAccount } from "#platform/identity/accounts.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { givenStations } from "#tests/support/givenStations.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ContentSent, Proposal } from "../../contract/proposals.ts";
import type { ProposalLink } from "../../contract/proposalFiles.ts";
import { sweepProposals } from "../sweepProposals.ts";

const ANN = "ann@example.com";
const BOSS = "boss@example.com";
const OTHER = "other@example.com";
const NOBODYS = "x".repeat(43);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const LINE = {
  station: "QAAA",
  product: "Prime",
  unit: "spot",
  cents: 25_050,
  from: "2026-11-30",
  until: "2026-12-21",
  quantity: 10,
  discount: 10,
} as const;

const CONTENT: ContentSent = {
  title: "Winter at the hotel",
  company: null,
  client: "Example client (not real)",
  market: "tv-623",
  subVertical: "hotels",
  medium: "tvOta",
  note: "With our best regards.",
  lines: [LINE],
};

async function withSent(switchedOn = true) {
  const product = await givenStations({ all: ANN, narrow: "narrow@example.com", radio: "radio@example.com" });
  for (const email of [BOSS, OTHER]) await product.given.person(email);
  const set = async (statement: string) => {
    await product.database.query(statement);
    announceRights(product.database);
  };
  await set(`update person set sees_team_calls = true where email = '${BOSS}'`);
  if (switchedOn) await set("update customer set report_links = true");
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, as?: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      ...(as && { as }),
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const proposal = (await send("POST", "/proposals", ANN, { content: CONTENT })).json<Proposal>();
  const step = (as: string, status: string, version = 1) =>
    send("POST", `/proposals/${proposal.id}/steps`, as, { version, status });
  await step(ANN, "waiting");
  await step(BOSS, "approved");
  const path = `/proposals/${proposal.id}/links`;
  const make = async (more: object = {}, as = ANN) => send("POST", path, as, { expiresAt: inDays(7), ...more });
  const made = async (more: object = {}) => (await make(more)).json<{ token: string; item: ProposalLink }>();
  const open = (token: string) => send("POST", "/proposal-links/open", undefined, { token });
  return { ...product, set, send, proposal, step, path, make, made, open };
}

describe.skipIf(storeMissing)("a proposal for its client", () => {
  test("comes as PDF and as slides, with its lines to the cent", async () => {
    const { send, proposal, printed } = await withSent();
    for (const format of ["pdf", "pptx"]) {
      const file = await send("GET", `/proposals/${proposal.id}/file?format=${format}&language=en-US`, ANN);
      expect(file.statusCode, file.body.slice(0, 300)).toBe(200);
      expect(file.headers["content-disposition"]).toContain(`proposal-${proposal.id}-1.${format}`);
    }
    const said = JSON.stringify(printed[0]);
    for (const words of ["Winter at the hotel", "$9,018", "$250.50 per spot", "With our best regards.", "12.0%"])
      expect(said).toContain(words);
    expect((await send("GET", `/proposals/${proposal.id}/file`, OTHER)).json().code).toBe("not-found");
  });

  test("is shown by a link once it was sent, without an account, and with nothing of the category’s money", async () => {
    const { step, make, made, open } = await withSent();
    expect((await make()).json().code).toBe("conflict");
    await step(ANN, "sent");
    const { token, item } = await made({ language: "de-DE" });
    expect(item).toMatchObject({ version: 1, opened: 0, revokedAt: null });
    const answer = await open(token);
    const { document } = answer.json<{ document: ReportDocument }>();
    expect(document).toMatchObject({ title: "Winter at the hotel", locale: "de-DE" });
    expect(document.sections.map(({ id }) => id)).toEqual(["offer", "sums", "audience"]);
    expect(answer.body).not.toMatch(/approved|Boss|sees_team|wallet/);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  });

  test("keeps showing the version that was sent, whatever is written after it", async () => {
    const { step, made, open, send, proposal } = await withSent();
    await step(ANN, "sent");
    const { token } = await made();
    await send("PUT", `/proposals/${proposal.id}`, ANN, {
      version: 1,
      content: { ...CONTENT, lines: [{ ...LINE, cents: 99_999 }] },
    });
    const { body } = await open(token);
    expect(body).toContain("$9,018");
    expect(body).not.toContain("999.99");
  });

  test("comes as a file to whoever holds the link", async () => {
    const { step, made, send } = await withSent();
    await step(ANN, "sent");
    const { token } = await made();
    const file = await send("POST", "/proposal-links/file", undefined, { token, format: "pptx" });
    expect(file.statusCode).toBe(200);
    expect((await send("POST", "/proposal-links/file", undefined, { token: NOBODYS, format: "pdf" })).statusCode).toBe(
      410,
    );
  });

  test("is counted when it is opened, told in the audit log, and its secret stands nowhere", async () => {
    const { step, made, open, send, path, database } = await withSent();
    await step(ANN, "sent");
    const { token } = await made();
    await open(token);
    await open(token);
    const listed = await send("GET", path, ANN);
    expect(listed.json()).toMatchObject({ allowed: true, items: [{ opened: 2, lastOpenedAt: expect.any(String) }] });
    expect(listed.body).not.toContain(token);
    for (const table of ["proposal_link", "audit_entry"])
      expect(JSON.stringify(await database.query(`select * from ${table}`))).not.toContain(token);
    const log = await database.query<{ action: string }>("select action from audit_entry order by position");
    expect(log.map(({ action }) => action).slice(-2)).toEqual(["proposals.linked", "proposals.opened"]);
  });

  test("is closed by whoever sees the proposal, and by nobody else", async () => {
    const { step, made, open, send, path } = await withSent();
    await step(ANN, "sent");
    const { token, item } = await made();
    expect((await send("DELETE", `${path}/${item.id}`, OTHER)).json().code).toBe("not-found");
    expect((await open(token)).statusCode).toBe(200);
    expect((await send("DELETE", `${path}/${item.id}`, BOSS)).json().revokedAt).not.toBeNull();
    expect((await open(token)).json().code).toBe("link-expired");
  });

  test.each([
    ["its time is over", "update proposal_link set expires_at = now() - interval '1 second'"],
    ["links are switched off", "update customer set report_links = false"],
    ["its maker is deactivated", ""],
    ["the contract has ended", "update customer set ends_on = current_date - 2"],
    ["the market is no longer bought", "update customer set markets = '{}'"],
    ["the proposal was removed", "update proposal set removed_at = now()"],
  ])("answers as a link that never was when %s", async (_why, statement) => {
    const { step, made, open, set, database } = await withSent();
    await step(ANN, "sent");
    const { token } = await made();
    if (statement === "") await changeAccount(database, ANN, { status: "disabled" });
    await set(statement === "" ? "select 1" : statement);
    const [over, never] = [await open(token), await open(NOBODYS)];
    expect([over.statusCode, over.json().code]).toEqual([410, "link-expired"]);
    expect(over.body).toBe(never.body);
  });

  test("has no link where an administrator has not switched links on, and none for longer than ninety days", async () => {
    const off = await withSent(false);
    await off.step(ANN, "sent");
    expect((await off.make()).json().code).toBe("access-required");
    await off.set("update customer set report_links = true");
    for (const days of [-1, 92])
      expect((await off.make({ expiresAt: inDays(days) })).json().code).toBe("invalid-input");
  });

  test("forgets its links ninety days after their end", async () => {
    const { step, made, set, database } = await withSent();
    await step(ANN, "sent");
    await made();
    await set("update proposal_link set expires_at = now() - interval '91 days'");
    await sweepProposals(database);
    expect(await database.query("select 1 from proposal_link")).toEqual([]);
  });
});
