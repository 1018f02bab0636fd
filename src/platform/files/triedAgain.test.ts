import { expect, test } from "vitest";
import { triedAgain } from "./triedAgain.ts";

test("what may pass is tried some times, what does not pass once", async () => {
  let tries = 0;
  const failing = (until: number) => async () => {
    if (++tries < until) throw new Error(`try ${tries}`);
    return tries;
  };
  expect(await triedAgain(failing(3), () => true, [1, 1, 1])).toBe(3);
  tries = 0;
  await expect(triedAgain(failing(9), () => true, [1, 1, 1])).rejects.toThrow("try 4");
  tries = 0;
  await expect(triedAgain(failing(9), () => false, [1, 1, 1])).rejects.toThrow("try 1");
});
