import { afterAll, expect, test } from "vitest";
import { config } from "zod";

const before = config().jitless ?? false;
afterAll(() => void config({ jitless: before }));

test("Zod is told not to write code at run time", async () => {
  const { ZOD_SETTINGS } = await import("./withoutEval.ts");
  expect(Reflect.get(globalThis, ZOD_SETTINGS)).toBe(config());
  expect(config().jitless).toBe(true);
});
