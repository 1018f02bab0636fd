import { expect, test } from "vitest";
import type { Notification } from "#features/notifications/contract.ts";
import { NO_NOTIFICATIONS, type NotificationEvent, reduceNotifications } from "./notificationReducer.ts";

const notice = (id: number | string, read = false): Notification => ({
  id: String(id),
  kind: "job-done",
  data: { name: `Job ${id}` },
  link: null,
  at: `2026-11-${String(typeof id === "number" ? id : 29).padStart(2, "0")}T10:00:00.000Z`,
  read,
});
const page = (ids: readonly number[], unread: number, more = false) => ({
  items: ids.map((id) => notice(id)),
  unread,
  more,
});
const after = (...events: readonly NotificationEvent[]) => events.reduce(reduceNotifications, NO_NOTIFICATIONS);
const ids = (slice: { readonly items: readonly Notification[] }) => slice.items.map(({ id }) => id);

test("the status goes from idle to loading and back, whether loading works or not", () => {
  expect(NO_NOTIFICATIONS.status).toBe("idle");
  expect(after({ type: "asked" }).status).toBe("loading");
  expect(after({ type: "asked" }, { type: "loaded", page: page([1], 1) }).status).toBe("idle");
  expect(after({ type: "asked" }, { type: "failed" }).status).toBe("idle");
});

test("a new page brings the newest, drops what was deleted elsewhere and keeps older ones", () => {
  const slice = after(
    { type: "loaded", page: page([5, 4], 9, true) },
    { type: "olderLoaded", page: page([3, 2], 9, true) },
    { type: "loaded", page: page([6, 4], 8, true) },
  );
  expect(ids(slice)).toEqual(["6", "4", "3", "2"]);
  expect(slice).toMatchObject({ unread: 8, more: true });
});

test("marking moves the count, and marking twice moves it once", () => {
  const read: NotificationEvent = { type: "marked", id: "2", read: true };
  const slice = after({ type: "loaded", page: page([2, 1], 7) }, read, read);
  expect(slice.unread).toBe(6);
  expect(reduceNotifications(slice, { type: "marked", id: "2", read: false }).unread).toBe(7);
  expect(reduceNotifications(slice, { type: "allMarked" })).toMatchObject({ unread: 0 });
});

test("what is deleted can be put back where it was", () => {
  const slice = after({ type: "loaded", page: page([3, 2, 1], 3) }, { type: "removed", id: "2" });
  expect([ids(slice), slice.unread]).toEqual([["3", "1"], 2]);
  const undone = reduceNotifications(slice, { type: "added", item: notice(2) });
  expect([ids(undone), undone.unread]).toEqual([["3", "2", "1"], 3]);
});

test("the browser's own jobs outlive a page from the server and count as unread", () => {
  const slice = after(
    { type: "added", item: notice("job-1") },
    { type: "loaded", page: page([1], 1) },
    { type: "loaded", page: page([], 0) },
  );
  expect([ids(slice), slice.unread]).toEqual([["job-1"], 1]);
});
