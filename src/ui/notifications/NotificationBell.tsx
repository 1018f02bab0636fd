import { Popover } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { addToast } from "../toast/toast.ts";
import { markRead } from "./changeNotifications.ts";
import { newsSince } from "./newsSince.ts";
import { noticeWords } from "./noticeWords.ts";
import style from "./NotificationBell.module.css";
import { notificationsQuery } from "./notificationsQuery.ts";
import { useNotificationState } from "./notificationState.ts";

/**
 * Says in a toast, once, what came while the app is open; what waited before is only counted.
 *
 * @param loaded whether the notices have been loaded at all
 */
function useNewsToast(loaded: boolean): void {
  const navigate = useNavigate();
  const formats = useFormats();
  const items = useNotificationState((slice) => slice.items);
  const loading = useNotificationState((slice) => slice.status === "loading");
  /** The newest notice that has been counted or told; null before the first page. */
  const told = useRef<number | null>(null);

  useEffect(() => {
    if (!loaded || loading) return;
    const { news, newest } = newsSince(items, told.current);
    told.current = newest;
    const [only] = news;
    if (!only) return;
    const { link } = only;
    addToast(
      (text) =>
        news.length > 1 ? text("notifications.news", { count: news.length }) : noticeWords(only, text, formats),
      {
        type: "info",
        ...(news.length === 1 &&
          link !== null && {
            action: {
              label: (text) => text("notifications.show"),
              run: () => {
                void markRead(only, true);
                void navigate(link);
              },
            },
          }),
      },
    );
  }, [items, loaded, loading, formats, navigate]);
}

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
