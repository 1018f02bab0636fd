import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { sweepSignIns } from "#platform/identity/sweepSignIns.ts";
import { folderStore } from "#platform/files/folderStore.ts";
import { jobFiles } from "#platform/jobs/jobFiles.ts";
import { sweepJobs } from "#platform/jobs/sweepJobs.ts";
import { notify } from "#platform/notifications/notify.ts";
import { sweepNotifications } from "#platform/notifications/sweepNotifications.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";

async function withSeller() {
  const { database, given } = await testApp({ documentWorker: "light" });
  await given.customer({ markets: [] });
  await given.person(SELLER);
  const [person] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
    SELLER,
  ]);
  if (!person) throw new Error("Nobody was given.");
  return { database, person: person.id };
}

describe.skipIf(storeMissing)("what the product forgets", () => {
  test("what people were told half a year ago goes, whether they read it or not; newer things stay", async () => {
    const { database, person } = await withSeller();
    for (const name of ["old", "new"])
      await notify(database, [person], { kind: "job-done", data: { name }, link: null });
    await database.query(
      "update notification set created_at = now() - interval '181 days' where data ->> 'name' = 'old'",
    );
    await sweepNotifications(database, 180);
    const kept = await database.query<{ name: string }>("select data ->> 'name' as name from notification");
    expect(kept).toEqual([{ name: "new" }]);
  });

  test("old ways in go, but when each person was last here stays known", async () => {
    const { database, person } = await withSeller();
    const add = (outcome: string, days: number, who: number | null = person) =>
      database.query(
        `insert into sign_in (person_id, issuer, outcome, reason, at)
         values ($1, 'local', $2, case when $2 = 'refused' then 'unknown-person' end, now() - make_interval(days => $3))`,
        [who, outcome, days],
      );
    await add("signed-in", 500);
    await add("signed-in", 450);
    await add("signed-out", 450);
    await add("wrong-password", 450);
    await add("refused", 450, null);
    await add("wrong-password", 10);
    await sweepSignIns(database, 400);
    const kept = await database.query<{ outcome: string; days: number }>(
      "select outcome, extract(day from now() - at)::int as days from sign_in order by sign_in_id",
    );
    expect(kept).toEqual([
      { outcome: "signed-in", days: 450 },
      { outcome: "signed-out", days: 450 },
      { outcome: "wrong-password", days: 10 },
    ]);
  });

  test("work that ended a week ago goes with its file, and so do files of nobody's; work of yesterday stays", async () => {
    const { database, person } = await withSeller();
    const folder = await mkdtemp(join(tmpdir(), "spotmarket-jobs-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const [place, days] of [
      ["1-old-file", 8],
      ["2-kept-file", 3],
    ] as const) {
      await database.query(
        `insert into job (kind, data, owner_id, name, state, ended_at, file_name, file_type, file_bytes, file_place)
         values ('custom-report-run', '{}', $1, $2, 'done', now() - make_interval(days => $3), 'a.csv', 'text/csv', 1, $2)`,
        [person, place, days],
      );
    }
    const past = new Date(Date.now() - 3 * 86_400_000);
    for (const place of ["1-old-file", "2-kept-file", "3-left-part-1-ab", "4-young-file"]) {
      await writeFile(join(folder, place), "1");
      if (place !== "4-young-file") await utimes(join(folder, place), past, past);
    }
    await sweepJobs(database, jobFiles(folderStore(folder)));
    expect(await database.query("select name from job")).toEqual([{ name: "2-kept-file" }]);
    expect((await readdir(folder)).toSorted()).toEqual(["2-kept-file", "4-young-file"]);
  });
});
