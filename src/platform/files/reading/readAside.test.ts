import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { aside } from "./readAside.ts";
import type { endless, greedy, refusing, processNumber, wordsIn } from "#tests/support/asideReaders.ts";

const EXAMPLES = new URL("../../../../tests/support/asideReaders.ts", import.meta.url);
const counting = aside<typeof wordsIn>(EXAMPLES, "wordsIn");
const numbering = aside<typeof processNumber>(EXAMPLES, "processNumber");
const never = aside<typeof endless>(EXAMPLES, "endless");

test("a file is read in a process that is kept for the next one", async () => {
  expect(await counting([Buffer.from("one two three")], {})).toBe(3);
  const first = await numbering([], {});
  expect(first).not.toBe(process.pid);
  expect(await numbering([], {})).toBe(first);
});

test("what a reader refuses comes back as it was refused", async () => {
  const refused = aside<typeof refusing>(EXAMPLES, "refusing")(["no feed"], {});
  await expect(refused).rejects.toMatchObject({
    code: "invalid-input",
    message: "no feed",
    errors: [{ pointer: "/body", code: "feed" }],
  });
  await expect(refused).rejects.toBeInstanceOf(Failure);
});

test("a file that takes too long is refused by its code, and the next is read by a process of its own", async () => {
  const before = await numbering([], {});
  await expect(never([], { seconds: 0.2, pointer: "/body/text" })).rejects.toMatchObject({
    code: "invalid-input",
    errors: [{ pointer: "/body/text", code: "file-slow" }],
  });
  expect(await numbering([], {})).not.toBe(before);
});

test("a file that needs too much memory is refused by its code", async () => {
  const greed = aside<typeof greedy>(EXAMPLES, "greedy");
  await expect(greed([], { seconds: 100 })).rejects.toMatchObject({ errors: [{ code: "file-heavy" }] });
  expect(await counting([Buffer.from("one")], {})).toBe(1);
}, 120_000);

test("who asked and is gone ends the reading, and one that waits for its turn leaves the row", async () => {
  const gone = new AbortController();
  const both = [never([], { signal: gone.signal }), never([], { signal: gone.signal })];
  const third = never([], { signal: gone.signal });
  const fourth = counting([Buffer.from("one two")], {});
  await wait(50);
  gone.abort(new Error("gone"));
  for (const reading of [...both, third]) await expect(reading).rejects.toThrow("gone");
  expect(await fourth).toBe(2);
});

test("the server answers while a process reads", async () => {
  const gone = new AbortController();
  const reading = never([], { signal: gone.signal });
  const begun = performance.now();
  for (let turn = 0; turn < 20; turn++) await wait(1);
  // The reading has no end; did this one read, there would be none here either.
  expect(performance.now() - begun).toBeLessThan(10_000);
  gone.abort(new Error("gone"));
  await expect(reading).rejects.toThrow("gone");
});
