import { IconMail, IconMailOpened, IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Notification } from "#features/notifications/contract.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
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
        onClick={() => void deleteWithUndo(item)}
      >
        <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      </button>
    </li>
  );
}
