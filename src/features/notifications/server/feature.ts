import {
  deleteNotification,
  markAllNotifications,
  markNotification,
  notifications,
  restoreNotification,
} from "../contract.ts";
import { notificationsRoutes } from "./routes.ts";

export const notificationsFeature = {
  contracts: [notifications, markNotification, markAllNotifications, deleteNotification, restoreNotification],
  routes: [notificationsRoutes],
};
