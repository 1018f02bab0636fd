import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { Block } from "./Block.tsx";
import { contactMessagesQuery } from "./contactQueries.ts";
import { MessageItem } from "./MessageItem.tsx";
import style from "./MessageList.module.css";

/** What the reader wrote before, with status and answers. */
export function OwnMessages({ shown }: { readonly shown: string | null }) {
  const text = useText();
  const { data: messages, error, refetch } = useQuery(contactMessagesQuery());
  return (
    <Block title={text("contact.requests.title")}>
      {error && !messages && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!messages && !error && <Skeleton height="96px" />}
      {messages?.length === 0 && (
        <EmptyState
          example="messages"
          title={text("contact.requests.empty.title")}
          hint={text("contact.requests.empty.text")}
        />
      )}
      {messages && messages.length > 0 && (
        <ul className={style["list"]} data-testid="own-messages">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} shown={message.id === shown} />
          ))}
        </ul>
      )}
    </Block>
  );
}
