import {
  deleteNotification,
  markAllNotifications,
  markNotification,
  type Notification,
  notifications,
  restoreNotification,
} from "#features/notifications/contract.ts";
import { callApi } from "../api/callApi.ts";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import { isLocal } from "./notificationReducer.ts";
import { notificationsQuery } from "./notificationsQuery.ts";
import { tellNotifications, useNotificationState } from "./notificationState.ts";

/** Loads the page behind the oldest notice at hand. */
export async function loadOlder(): Promise<void> {
  const oldest = useNotificationState.getState().items.findLast((item) => !isLocal(item));
  tellNotifications({ type: "asked" });
  try {
    const page = await callApi(notifications, { query: { ...(oldest && { before: oldest.id }) } });
    tellNotifications({ type: "olderLoaded", page });
  } catch (reason) {
    tellNotifications({ type: "failed" });
    toastProblem(reason);
  }
}

export async function markRead(item: Notification, read: boolean): Promise<void> {
  if (item.read === read) return;
  tellNotifications({ type: "marked", id: item.id, read });
  if (isLocal(item)) return;
  await atServer(callApi(markNotification, { params: { notification: item.id }, body: { read } }));
}

export async function markAllRead(): Promise<void> {
  const newest = useNotificationState.getState().items.find((item) => !isLocal(item));
  tellNotifications({ type: "allMarked" });
  if (newest) await atServer(callApi(markAllNotifications, { body: { newest: newest.id } }));
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo(item: Notification): Promise<void> {
  tellNotifications({ type: "removed", id: item.id });
  addToast((text) => text("notifications.deleted"), {
    toastId: `deleted-${item.id}`,
    // The list stands where toasts usually do.
    position: "bottom-right",
    action: { label: (text) => text("notifications.undo"), run: () => void restore(item) },
  });
  if (isLocal(item)) return;
  await atServer(callApi(deleteNotification, { params: { notification: item.id } }));
}

async function restore(item: Notification): Promise<void> {
  tellNotifications({ type: "added", item });
  if (isLocal(item)) return;
  await atServer(callApi(restoreNotification, { params: { notification: item.id } }));
}

/** What was shown before the server agreed is loaded anew where it does not. */
async function atServer(change: Promise<unknown>): Promise<void> {
  await change.catch((reason: unknown) => {
    toastProblem(reason);
    void queryClient.invalidateQueries(notificationsQuery());
  });
}
