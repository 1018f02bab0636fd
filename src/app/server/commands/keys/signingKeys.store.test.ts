import { describe, expect, test } from "vitest";
import { dataFolder, runCommandLine } from "#tests/support/commandLine.ts";

/** These processes bring an embedded store of their own, so once is enough. */
const again = process.env["TEST_ENGINE"] !== "pglite";

describe.skipIf(again)("signing keys at the command line", () => {
  test("a new key is announced before it signs, and one that has leaked is gone at once", async () => {
    const folder = dataFolder();
    const rotate = async (...options: string[]) =>
      (await runCommandLine(folder, ["signing-keys", "rotate", ...options])).stdout.split(" ")[0];
    const states = async () =>
      (await runCommandLine(folder, ["signing-keys"])).stdout
        .split("\n")
        .map((line) => line.split(/ {2,}/).slice(0, 2));

    const first = await rotate();
    const second = await rotate();
    expect(await states()).toEqual([["key", "state"], [first, "signing"], [second, "next"], [""]]);
    const third = await rotate("--now");
    expect(await states()).toEqual([["key", "state"], [third, "signing"], [""]]);
  }, 60_000);

  test("words that make no sense change nothing", async () => {
    const folder = dataFolder();
    expect((await runCommandLine(folder, ["signing-keys", "list", "--now"])).code).toBe(2);
    expect((await runCommandLine(folder, ["signing-keys", "delete"])).code).toBe(2);
  });
});
