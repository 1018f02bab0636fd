import type { NotificationKind } from "#platform/notifications/notify.ts";
import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { sweepNotifications } from "#platform/notifications/sweepNotifications.ts";
import {
  deleteNotification,
  markAllNotifications,
  markNotification,
  type NoticeKind,
  notifications,
  restoreNotification,
} from "../contract.ts";
import { notificationsRoutes } from "./routes.ts";

type None<Kinds extends never> = Kinds;
/** The compiler names here what is told and not promised, and what is promised and never told. */
export type KindsNotPromised = None<Exclude<NotificationKind, NoticeKind>>;
export type KindsNeverTold = None<Exclude<NoticeKind, NotificationKind>>;

interface KeepingParts {
  readonly database: Database;
  readonly notificationDays: number;
}

export const notificationsFeature = {
  contracts: [notifications, markNotification, markAllNotifications, deleteNotification, restoreNotification],
  routes: [notificationsRoutes],
  recurring: ({ database, notificationDays }: KeepingParts): readonly RecurringWork[] => [
    { name: "notices", everySeconds: HOUR, run: () => sweepNotifications(database, notificationDays) },
  ],
};
