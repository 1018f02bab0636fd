import { expect, test } from "vitest";
import { announceToast, onToastChange, type ToastChange } from "./onToastChange.ts";

test("whoever listens hears of a toast from its coming to its going, until she has heard enough", () => {
  const heard: ToastChange["status"][] = [];
  const stop = onToastChange(({ status }) => heard.push(status));
  const change = { id: "a", type: "info", data: null } as const;
  for (const status of ["added", "updated", "removed"] as const) announceToast({ ...change, status });
  stop();
  announceToast({ ...change, status: "added" });
  expect(heard).toEqual(["added", "updated", "removed"]);
});
