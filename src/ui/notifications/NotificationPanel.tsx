import { IconMail, IconMailOpened, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { Notification } from "#features/notifications/contract.ts";
import { loadMessages } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { EmptyState } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { queryClient } from "../queries/queryClient.ts";
import { deleteWithUndo, loadOlder, markAllRead, markRead } from "./changeNotifications.ts";
import { groupByDay, nearDay } from "./groupByDay.ts";
import { noticeWords } from "./noticeWords.ts";
import style from "./NotificationPanel.module.css";
import { notificationsQuery } from "./notificationsQuery.ts";
import { useNotificationState } from "./notificationState.ts";

interface NotificationItemProps {
  readonly item: Notification;
  /** Called when its link is followed. */
  readonly onFollow: () => void;
}

/** One notice: the sentence leads to its place, the buttons mark and delete it. */
function NotificationItem({ item, onFollow }: NotificationItemProps) {
  const text = useText();
  const formats = useFormats();
  const words = noticeWords(item, text, formats);
  const follow = () => {
    void markRead(item, true);
    onFollow();
  };

  return (
    <li className={style["item"]} data-unread={!item.read || undefined}>
      <div className={style["words"]}>
        {!item.read && <span className={style["dot"]} role="img" aria-label={text("notifications.unread")} />}
        {item.link === null ? (
          <span>{words}</span>
        ) : (
          <Link to={item.link} onClick={follow}>
            {words}
          </Link>
        )}
        <time dateTime={item.at}>{formats.instant(item.at)}</time>
      </div>
      <button
        type="button"
        className={style["tool"]}
        title={text(item.read ? "notifications.markUnread" : "notifications.markRead")}
        aria-label={`${text(item.read ? "notifications.markUnread" : "notifications.markRead")}: ${words}`}
        onClick={() => void markRead(item, !item.read)}
      >
        {item.read ? (
          <IconMail size={16} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconMailOpened size={16} stroke={1.6} aria-hidden="true" />
        )}
      </button>
      <button
        type="button"
        className={style["tool"]}
        title={text("notifications.delete")}
        aria-label={`${text("notifications.delete")}: ${words}`}
        data-deletes
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          void deleteWithUndo(item);
        }}
      >
        <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Keeps the focus in the list when an item goes: on the next one's button, else the one before, else the list's window. */
function focusNeighbour(button: HTMLElement): void {
  const window = button.closest<HTMLElement>("[role=dialog]");
  const buttons = [...(window?.querySelectorAll<HTMLElement>("[data-deletes]") ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? window)?.focus();
}

/** With its texts, which nobody needs before the panel is opened. Where it cannot be loaded there are notices still. */
const JobCentre = lazy(async () => {
  const [loaded] = await Promise.all([import("../jobs/JobCentre.tsx"), loadMessages("reports")]).catch(() => [
    { default: () => null },
  ]);
  return loaded;
});

interface NotificationPanelProps {
  /** Why the notices could not be loaded; null while they could. */
  readonly failure: Error | null;
  readonly onClose: () => void;
}

/** Everything a person has been told, by days, newest first. */
export default function NotificationPanel({ failure, onClose }: NotificationPanelProps) {
  const text = useText();
  const formats = useFormats();
  const { items, status, unread, more } = useNotificationState();
  // As of opening; a panel is not kept open over midnight.
  const [now] = useState(() => new Date());

  return (
    <div className={style["panel"]} data-testid="notification-panel">
      <div className={style["head"]}>
        <h2 className={style["title"]}>{text("notifications.title")}</h2>
        {unread > 0 && (
          <button type="button" className={style["all"]} onClick={() => void markAllRead()}>
            {text("notifications.markAll")}
          </button>
        )}
      </div>
      <div className={style["scroll"]} aria-busy={status === "loading"}>
        <Suspense>
          <JobCentre onFollow={onClose} />
        </Suspense>
        {items.length === 0 && failure && (
          <ErrorState reason={failure} onRetry={() => void queryClient.invalidateQueries(notificationsQuery())} />
        )}
        {items.length === 0 && !failure && (
          <EmptyState
            example="notices"
            title={text("notifications.empty.title")}
            hint={text("notifications.empty.text")}
          />
        )}
        {groupByDay(items).map(({ day, items: found }) => {
          const near = nearDay(day, now);
          return (
            <section key={day}>
              <h3 className={style["day"]}>
                {near ? text(`notifications.day.${near}`) : formats.date(`${day}T12:00:00`)}
              </h3>
              <ul className={style["list"]}>
                {found.map((item) => (
                  <NotificationItem key={item.id} item={item} onFollow={onClose} />
                ))}
              </ul>
            </section>
          );
        })}
        {more && (
          <div className={style["more"]}>
            <ActionButton busy={status === "loading"} onClick={() => void loadOlder()}>
              {text("notifications.more")}
            </ActionButton>
          </div>
        )}
      </div>
    </div>
  );
}
