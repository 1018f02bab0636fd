import { IconMail, IconMailOpened, IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Notification } from "#features/notifications/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { deleteWithUndo, markRead } from "./changeNotifications.ts";
import style from "./NotificationItem.module.css";
import { noticeWords } from "./noticeWords.ts";

interface NotificationItemProps {
  readonly item: Notification;
  /** Called when its link is followed. */
  readonly onFollow: () => void;
}

/** One notice: the sentence leads to its place, the buttons mark and delete it. */
export function NotificationItem({ item, onFollow }: NotificationItemProps) {
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
