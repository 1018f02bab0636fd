import { Popover } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import style from "./NotificationBell.module.css";
import { notificationsQuery } from "./notificationsQuery.ts";
import { useNotificationState } from "./notificationState.ts";
import { useNewsToast } from "./useNewsToast.ts";

const NotificationPanel = lazy(() => import("./NotificationPanel.tsx"));

/** More than this is "many". */
const MOST_COUNTED = 99;

/** The bell in the top bar, with the number of unread notices; opens their list. */
export function NotificationBell() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const unread = useNotificationState((slice) => slice.unread);
  const { error, isSuccess } = useQuery(notificationsQuery());
  useNewsToast(isSuccess);

  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={4}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button
          type="button"
          className={style["bell"]}
          data-testid="notification-bell"
          aria-label={unread > 0 ? text("notifications.openUnread", { count: unread }) : text("notifications.open")}
          onClick={() => setOpen(!open)}
        >
          <IconBell size={20} stroke={1.6} aria-hidden="true" />
          {unread > 0 && (
            <span className={style["count"]} aria-hidden="true">
              {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("notifications.title")}>
        <Suspense fallback={<LoadingBlock />}>
          <NotificationPanel failure={error} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
