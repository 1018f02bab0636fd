import { expect, test } from "vitest";
import { NOT_KEPT } from "#platform/api/appAddress.ts";
import { DOORS } from "./routes.ts";

test("every door of the app is closed to saved views and short links", () => {
  expect(DOORS.map(({ path }) => path.slice(1)).filter((door) => !NOT_KEPT.includes(door))).toEqual([]);
});
