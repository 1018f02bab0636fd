import { beforeEach, expect, test } from "vitest";
import { ApiProblem } from "../api/apiProblem.ts";
import { NO_NOTIFICATIONS } from "../notifications/notificationReducer.ts";
import { useNotificationState } from "../notifications/notificationState.ts";
import { shownToasts } from "../toast/toast.ts";
import { startJob } from "./startJob.ts";

beforeEach(() => useNotificationState.setState(NO_NOTIFICATIONS));

const told = () => useNotificationState.getState().items.map(({ kind, data, read }) => [kind, data["name"], read]);

test("a job that ends gives its result and stands among the notices, unread", async () => {
  const result = await startJob("Twelve files", async (progress) => {
    progress(0.5);
    return 12;
  });
  expect(result).toBe(12);
  expect(told()).toEqual([["job-done", "Twelve files", false]]);
  expect(useNotificationState.getState().unread).toBe(1);
});

test("a job that fails says so instead of throwing", async () => {
  const result = await startJob("Report", () => Promise.reject(new ApiProblem("offline", 0, "no connection")));
  expect(result).toBeNull();
  expect(told()).toEqual([["job-failed", "Report", false]]);
});

test("a job that its toast's button stops gives nothing, and is no notice", async () => {
  const result = await startJob("Long one", async (_progress, signal) => {
    shownToasts().at(-1)?.options.action?.run();
    expect(signal.aborted).toBe(true);
    return "too late";
  });
  expect(result).toBeNull();
  expect(told()).toEqual([]);
});
