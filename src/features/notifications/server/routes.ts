import type { FastifyInstance } from "fastify";
import * as change from "#platform/notifications/changeNotification.ts";
import { notificationPage, type StoredNotification, unreadCount } from "#platform/notifications/notificationPage.ts";
import {
  deleteNotification,
  markAllNotifications,
  markNotification,
  NOTICE_KINDS,
  type Notification,
  notifications,
  restoreNotification,
} from "../contract.ts";

export function notificationsRoutes(app: FastifyInstance): void {
  app.endpoint(
    notifications,
    async ({ query: { before = null, limit } }, { caller: { person }, database }) => {
      const { items, unread } = await notificationPage(database, { person: person.id, before, limit: limit + 1 });
      return { items: items.slice(0, limit).flatMap(presentNotification), unread, more: items.length > limit };
    },
    { keptFor: { what: "notification", of: "person" } },
  );

  app.endpoint(markNotification, async ({ params, body }, { caller: { person }, database }) => {
    await change.markNotification(database, person.id, params.notification, body.read);
    return { unread: await unreadCount(database, person.id) };
  });

  app.endpoint(markAllNotifications, async ({ body }, { caller: { person }, database }) => {
    await change.markNotificationsUpTo(database, person.id, body.newest);
    return { unread: await unreadCount(database, person.id) };
  });

  app.endpoint(deleteNotification, async ({ params }, { caller: { person }, database }) => {
    await change.deleteNotification(database, person.id, params.notification);
    return { unread: await unreadCount(database, person.id) };
  });

  app.endpoint(restoreNotification, async ({ params }, { caller: { person }, database }) => {
    await change.restoreNotification(database, person.id, params.notification);
    return { unread: await unreadCount(database, person.id) };
  });
}

/** A notice as it leaves the server; one of a kind that this version does not know is left out. */
function presentNotification({ kind, at, ...rest }: StoredNotification): Notification[] {
  const known = NOTICE_KINDS.find((name) => name === kind);
  return known ? [{ ...rest, kind: known, at: at.toISOString() }] : [];
}
