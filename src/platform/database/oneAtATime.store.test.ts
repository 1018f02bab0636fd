import { expect, test } from "vitest";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { oneAtATime } from "./oneAtATime.ts";

const LOCK = 4600_9999;

test.skipIf(storeMissing)("what fails lets the next one in", async () => {
  const database = await testDatabase();
  const failing = oneAtATime(database, LOCK, () => Promise.reject(new Error("stopped half-way")));
  await expect(failing).rejects.toThrow("stopped half-way");
  const done: string[] = [];
  await oneAtATime(database, LOCK, async () => void done.push("next"));
  expect(done).toEqual(["next"]);
});

const oneProcess = process.env["TEST_ENGINE"] === "pglite";

test.skipIf(storeMissing || oneProcess)(
  "of two processes on one store the second begins when the first has ended",
  async () => {
    const database = await testDatabase();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await database.query("select pg_sleep(0.05)");
      steps.push(`${name} ends`);
    };
    await Promise.all(["first", "second"].map((name) => oneAtATime(database, LOCK, work(name))));
    const [leader = ""] = steps[0]?.split(" ") ?? [];
    const follower = leader === "first" ? "second" : "first";
    expect(steps).toEqual([`${leader} begins`, `${leader} ends`, `${follower} begins`, `${follower} ends`]);
  },
);
