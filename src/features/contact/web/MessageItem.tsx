import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { contactAttachment, type ContactMessage } from "../contract.ts";
import style from "./MessageItem.module.css";
import { useMarketName } from "./useMarketName.ts";

interface MessageItemProps {
  readonly message: ContactMessage;
  /** Who wrote it, where that is not the reader. */
  readonly sender?: ReactNode;
  /** Somebody was led to this one; it comes into sight. */
  readonly shown: boolean;
  readonly children?: ReactNode;
}

/** One message with what it is about, what came back, and what can be done with it. */
export function MessageItem({ message, sender, shown, children }: MessageItemProps) {
  const text = useText();
  const formats = useFormats();
  const marketName = useMarketName();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  const { topic, status, at, market, screen, figure, attachment, answer, answeredBy, answeredAt } = message;

  return (
    <li ref={item} className={style["item"]} data-shown={shown || undefined} data-testid={`message-${message.id}`}>
      <header className={style["head"]}>
        <h3>{text(`contact.topic.${topic}`)}</h3>
        <span className={style["status"]} data-status={status}>
          {text(`contact.status.${status}`)}
        </span>
        <time dateTime={at}>{text("contact.requests.sentOn", { date: formats.instant(at) })}</time>
      </header>
      {sender && <p className={style["sender"]}>{sender}</p>}
      {(market ?? figure ?? screen) !== null && (
        <p className={style["about"]}>
          {market !== null && <bdi>{marketName(market)}</bdi>}
          {figure !== null && <bdi>{figure}</bdi>}
          {screen !== null && <Link to={screen}>{screen.split("?")[0]}</Link>}
        </p>
      )}
      <p className={style["words"]} dir="auto">
        {message.message}
      </p>
      {attachment !== null && (
        <button type="button" className={style["file"]} onClick={() => void downloadAttachment(message.id, attachment)}>
          <IconDownload size={16} stroke={1.6} aria-hidden="true" />
          <bdi>{text("contact.requests.download", { name: attachment })}</bdi>
        </button>
      )}
      {answer !== null && (
        <div className={style["answer"]}>
          <p className={style["by"]}>
            {text("contact.requests.answeredBy", {
              name: `\u2068${answeredBy ?? ""}\u2069`,
              date: answeredAt === null ? "" : formats.instant(answeredAt),
            })}
          </p>
          <p className={style["words"]} dir="auto">
            {answer}
          </p>
        </div>
      )}
      {children}
    </li>
  );
}

/** Saves the file attached to a message; the browser never shows it in our pages. */
async function downloadAttachment(message: string, name: string): Promise<void> {
  try {
    const file = await callFile(contactAttachment, { params: { message } });
    saveFile(name, file.type, file);
  } catch (reason) {
    toastProblem(reason);
  }
}
