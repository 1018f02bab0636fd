import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { addToast } from "../toast/toast.ts";
import { markRead } from "./changeNotifications.ts";
import { newsSince } from "./newsSince.ts";
import { noticeWords } from "./noticeWords.ts";
import { useNotificationState } from "./notificationState.ts";

/**
 * Says in a toast, once, what came while the app is open; what waited before is only counted.
 *
 * @param loaded whether the notices have been loaded at all
 */
export function useNewsToast(loaded: boolean): void {
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
