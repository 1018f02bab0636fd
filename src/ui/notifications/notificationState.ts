import { create } from "zustand";
import { NO_NOTIFICATIONS, type NotificationEvent, reduceNotifications } from "./notificationReducer.ts";

/** What the signed-in person has been told. Never stored in the browser. */
export const useNotificationState = create(() => NO_NOTIFICATIONS);

export function tellNotifications(event: NotificationEvent): void {
  useNotificationState.setState((slice) => reduceNotifications(slice, event));
}
