import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { publish } from "#revisions/publishing/publish.ts";
import type { Release } from "../../contract/releases.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const CAT = "cat@example.com";

/** A revision that readers have, and three who read it: one by mail, one in the app, one not at all. */
async function withFollowers() {
  const product = await testApp();
  const first = await product.given.published({ markets: ["tv-501"], label: "Spring" });
  await product.given.customer({ markets: ["tv-501"] });
  for (const email of [ANN, BEN, CAT]) await product.given.person(email);
  const follow = (as: string, news: string) =>
    product.get("/api/v1/releases/following", {
      method: "PUT",
      as,
      body: JSON.stringify({ news }),
      headers: { "content-type": "application/json" },
    });
  await follow(ANN, "mail");
  await follow(CAT, "none");
  await product.runJobs();
  return { ...product, first, follow };
}

type Followers = Awaited<ReturnType<typeof withFollowers>>;

const mails = ({ database }: Followers) =>
  database.query<{ to: string; text: string }>("select recipient as to, body_text as text from mail order by mail_id");

const told = async ({ database }: Followers) =>
  (
    await database.query<{ email: string }>(
      "select email from notification join person using (person_id) where kind = 'revision-published' order by email",
    )
  ).map(({ email }) => email);

async function autumn({ database, given, runJobs }: Followers): Promise<string> {
  const id = await given.published({ markets: ["tv-501"], label: "Autumn" });
  const notes = { "en-US": "New totals.\n\nMobile is up.", "es-ES": "", "de-DE": "Neue Summen." };
  await database.query("update revision set release_notes = $2::text::jsonb where revision_id = $1", [
    id,
    JSON.stringify(notes),
  ]);
  await runJobs();
  return id;
}

describe.skipIf(storeMissing)("releases", () => {
  test("every reader finds what each revision brought, the latest first, and never a draft", async () => {
    const product = await withFollowers();
    const id = await autumn(product);
    await product.database.query("insert into revision (label, status, created_by) values ('Next', 'draft', 'test')");
    const { items, news } = (await product.get("/api/v1/releases", { as: BEN })).json<{
      items: Release[];
      news: string;
    }>();
    expect(items.map(({ label, current }) => [label, current])).toEqual([
      ["Autumn", true],
      ["Spring", false],
    ]);
    expect(items[0]).toMatchObject({ id, notes: { "de-DE": "Neue Summen.", "es-ES": "" } });
    expect(news).toBe("app");
  });

  test("whoever wants mail gets one with the note, once; whoever wants nothing hears nothing", async () => {
    const product = await withFollowers();
    await autumn(product);
    expect(await told(product)).toEqual([ANN, BEN]);
    expect(await mails(product)).toEqual([{ to: ANN, text: expect.stringContaining("Mobile is up.") }]);
    await product.database.query("update job set state = 'waiting', tries = 0, next_try_at = now(), started_at = null");
    await product.runJobs();
    expect(await mails(product)).toHaveLength(1);
  });

  test("a revision that is published again is no news", async () => {
    const product = await withFollowers();
    const id = await autumn(product);
    await publish(product.database, Number(product.first));
    await product.runJobs();
    await publish(product.database, Number(id));
    await product.runJobs();
    expect([(await mails(product)).length, (await told(product)).length]).toEqual([1, 2]);
  });

  test("nobody is written to whose subscription has ended", async () => {
    const product = await withFollowers();
    await product.database.query("update customer set ends_on = current_date - 3");
    await autumn(product);
    expect(await mails(product)).toEqual([]);
  });

  test("what one chose is kept beside what one chose before", async () => {
    const product = await withFollowers();
    expect((await product.follow(BEN, "mail")).json()).toEqual({ news: "mail" });
    expect((await product.get("/api/v1/releases", { as: BEN })).json()).toMatchObject({ news: "mail" });
    expect((await product.follow(BEN, "loudly")).json()).toMatchObject({ code: "invalid-input" });
  });
});
