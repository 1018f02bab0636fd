import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "../buildRevision.ts";
import { beginDraft } from "../drafts/draft.ts";
import { publish, rollback } from "./publish.ts";

describe.skipIf(storeMissing)("publishing", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });

  /** A built draft made of what is published, or of the small country where nothing is. */
  async function builtDraft(label: string): Promise<number> {
    const id = await database.transaction((store) => beginDraft(store, { label, by: "test" }));
    if ((await publishedRevision(database)) === null) await importSmallCountry(database, { revision: id });
    await buildRevision(database, id);
    return id;
  }

  async function statuses(): Promise<string[]> {
    return (await revisionRecords(database)).map(({ label, status }) => `${label}: ${status}`);
  }

  test("the published draft replaces the one before, which stays readable as superseded", async () => {
    const first = await builtDraft("First");
    expect(await publish(database, first)).toEqual({ revision: first, before: null });
    const second = await builtDraft("Second");
    expect(await publish(database, second)).toEqual({ revision: second, before: first });
    expect(await statuses()).toEqual(["Second: published", "First: superseded"]);
  });

  test("publishing what is published changes nothing", async () => {
    const id = await builtDraft("Only");
    await publish(database, id);
    expect(await publish(database, id)).toEqual({ revision: id, before: id });
    expect(await statuses()).toEqual(["Only: published"]);
  });

  test("of two drafts published at the same moment one wins whole and the other is told so", async () => {
    await publish(database, await builtDraft("First"));
    const drafts = [await builtDraft("Left"), await builtDraft("Right")];
    const outcomes = await Promise.allSettled(drafts.map((id) => publish(database, id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const loser = outcomes.find((outcome) => outcome.status === "rejected");
    expect(loser?.reason).toMatchObject({ code: "conflict" });
    const winner = drafts[outcomes.findIndex(({ status }) => status === "fulfilled")];
    expect(await publishedRevision(database)).toBe(winner);
    const published = (await statuses()).filter((line) => line.endsWith("published"));
    expect(published).toHaveLength(1);
  });

  test("a first publication of two drafts at once has one winner, too", async () => {
    const left = await builtDraft("Left");
    const right = await builtDraft("Right");
    const outcomes = await Promise.allSettled([publish(database, left), publish(database, right)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("a draft begun before another publication is refused, since it would undo that one", async () => {
    await publish(database, await builtDraft("First"));
    const stale = await builtDraft("Stale");
    await publish(database, await builtDraft("Second"));
    await expect(publish(database, stale)).rejects.toMatchObject({ code: "conflict" });
    await expect(publish(database, stale)).rejects.toThrow("would undo what came between");
  });

  test("a draft that got another file after it was built has to be built again", async () => {
    const id = await builtDraft("Changed");
    await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    await expect(publish(database, id)).rejects.toThrow("was changed after it was built");
    await buildRevision(database, id);
    await publish(database, id);
  });

  test("rolling back goes one revision further back each time, down to the first", async () => {
    const revisions: number[] = [];
    for (const label of ["1", "2", "3"]) {
      revisions.push(await builtDraft(label));
      await publish(database, revisions.at(-1) ?? 0);
    }
    const [first = 0, second = 0, third = 0] = revisions;
    expect(await rollback(database)).toEqual({ revision: second, before: third });
    expect(await rollback(database)).toEqual({ revision: first, before: second });
    await expect(rollback(database)).rejects.toThrow("is the first one");
    expect(await publish(database, third)).toEqual({ revision: third, before: first });
  });

  test("with nothing published there is nothing to roll back", async () => {
    await expect(rollback(database)).rejects.toMatchObject({ code: "conflict" });
  });

  test("a revision that does not exist cannot be published", async () => {
    await expect(publish(database, 404)).rejects.toMatchObject({ code: "revision-unknown" });
  });

  test("after a publication the next file begins a new draft from it", async () => {
    const id = await importSmallCountry(database);
    await buildRevision(database, id);
    await publish(database, id);
    const { revision } = await importText(database, "counties", SMALL_IMPORTS.counties);
    const [draft] = await revisionRecords(database);
    expect(draft).toMatchObject({ id: revision, status: "draft", basedOn: id });
  });

  test("a refused file begins no draft and changes none", async () => {
    const report = await importText(database, "counties", "fips,county,state,population,households\n1,A,TX,many,2\n");
    expect(report).toMatchObject({ status: "refused", revision: null });
    expect(await revisionRecords(database)).toEqual([]);
  });
});
