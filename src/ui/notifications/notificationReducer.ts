import type { Notification } from "#features/notifications/contract.ts";

/** The specification's slice: whether notices are being loaded, and those at hand, newest first. */
export interface NotificationSlice {
  readonly status: "idle" | "loading";
  readonly items: readonly Notification[];
  /** How many wait to be read, older ones that are not at hand included. */
  readonly unread: number;
  /** Whether there are older ones to load. */
  readonly more: boolean;
}

export interface NotificationPage {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly more: boolean;
}

/** What can happen to the notices. */
export type NotificationEvent =
  | { readonly type: "asked" }
  | { readonly type: "failed" }
  | { readonly type: "loaded"; readonly page: NotificationPage }
  | { readonly type: "olderLoaded"; readonly page: NotificationPage }
  | { readonly type: "marked"; readonly id: string; readonly read: boolean }
  | { readonly type: "allMarked" }
  | { readonly type: "removed"; readonly id: string }
  | { readonly type: "added"; readonly item: Notification };

export const NO_NOTIFICATIONS: NotificationSlice = { status: "idle", items: [], unread: 0, more: false };

/** The slice after an event. idle → loading → idle: whatever ends the loading, it ends. */
export function reduceNotifications(slice: NotificationSlice, event: NotificationEvent): NotificationSlice {
  switch (event.type) {
    case "asked":
      return { ...slice, status: "loading" };
    case "failed":
      return { ...slice, status: "idle" };
    case "loaded":
      return { status: "idle", ...withNewest(slice, event.page) };
    case "olderLoaded":
      return { status: "idle", items: ordered([...slice.items, ...event.page.items]), ...countsOf(slice, event.page) };
    case "marked":
      return mark(slice, (item) => (item.id === event.id ? { ...item, read: event.read } : item));
    case "allMarked":
      return { ...mark(slice, (item) => ({ ...item, read: true })), unread: 0 };
    case "removed":
      return withItems(
        slice,
        slice.items.filter(({ id }) => id !== event.id),
      );
    default:
      return withItems(slice, ordered([event.item, ...slice.items]));
  }
}

/** Notices of this browser's own jobs are known to no server. */
export function isLocal({ id }: Pick<Notification, "id">): boolean {
  return id.startsWith("job-");
}

/** The newest page replaces what it covers: what it lacks was deleted elsewhere. Older pages at hand stay. */
function withNewest(slice: NotificationSlice, page: NotificationPage): Omit<NotificationSlice, "status"> {
  const oldest = page.items.at(-1);
  const older = slice.items.filter(
    (item) => isLocal(item) || (page.more && oldest !== undefined && Number(item.id) < Number(oldest.id)),
  );
  const more = older.some((item) => !isLocal(item)) ? slice.more : page.more;
  return { items: ordered([...page.items, ...older]), unread: page.unread + localUnread(older), more };
}

function countsOf(slice: NotificationSlice, page: NotificationPage): Pick<NotificationSlice, "unread" | "more"> {
  return { unread: page.unread + localUnread(slice.items), more: page.more };
}

function localUnread(items: readonly Notification[]): number {
  return items.filter((item) => isLocal(item) && !item.read).length;
}

function mark(slice: NotificationSlice, change: (item: Notification) => Notification): NotificationSlice {
  return withItems(slice, slice.items.map(change));
}

/** Other items, and the count of unread ones moved by what changed among those at hand. */
function withItems(slice: NotificationSlice, items: readonly Notification[]): NotificationSlice {
  const moved = unreadOf(items) - unreadOf(slice.items);
  return { ...slice, items, unread: Math.max(0, slice.unread + moved) };
}

function unreadOf(items: readonly Notification[]): number {
  return items.filter(({ read }) => !read).length;
}

/** Newest first, each once. */
function ordered(items: readonly Notification[]): Notification[] {
  const byId = new Map(items.toReversed().map((item) => [item.id, item]));
  return [...byId.values()].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}
