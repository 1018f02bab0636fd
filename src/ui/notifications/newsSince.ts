import type { Notification } from "#features/notifications/contract.ts";
import { isLocal } from "./notificationReducer.ts";

/** What is new and unread since the newest notice known; before the first page (null) nothing counts as new. */
export function newsSince(
  items: readonly Notification[],
  known: number | null,
): { readonly news: readonly Notification[]; readonly newest: number } {
  const told = items.filter((item) => !isLocal(item));
  const newest = Math.max(known ?? 0, ...told.map(({ id }) => Number(id)));
  const news = known === null ? [] : told.filter(({ id, read }) => Number(id) > known && !read);
  return { news, newest };
}
