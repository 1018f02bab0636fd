import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { MESSAGE_STATUSES, type MessageStatus } from "../contract.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { Block } from "./Block.tsx";
import { receivedMessagesQuery } from "./contactQueries.ts";
import { MessageItem } from "./MessageItem.tsx";
import style from "./MessageList.module.css";

/** Everybody's messages, for administrators: read, answer, close, open again. */
export function ReceivedMessages({ shown }: { readonly shown: string | null }) {
  const text = useText();
  // Whoever is led to one message looks for it among all.
  const [status, setStatus] = useState<MessageStatus | "all">(shown === null ? "open" : "all");
  const received = useInfiniteQuery(receivedMessagesQuery(status));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = received;
  const messages = data?.pages.flatMap(({ items }) => items);
  const open = data?.pages[0]?.open;

  return (
    <Block
      title={text("contact.received.title")}
      beside={
        open !== undefined && <span className={style["open"]}>{text("contact.received.open", { count: open })}</span>
      }
    >
      <Segmented
        label={text("contact.received.filter")}
        value={status}
        onChange={setStatus}
        options={[
          ...MESSAGE_STATUSES.map((value) => ({ value, label: text(`contact.status.${value}`) })),
          { value: "all" as const, label: text("contact.received.all") },
        ]}
      />
      {error && !messages && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!messages && !error && <Skeleton height="160px" />}
      {messages?.length === 0 && (
        <EmptyState
          example="messages"
          title={text("contact.received.empty.title")}
          hint={text("contact.received.empty.text")}
        />
      )}
      {messages && messages.length > 0 && (
        <ul className={style["list"]} data-testid="received-messages">
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              shown={message.id === shown}
              sender={
                <>
                  <bdi>{message.sender.name}</bdi>
                  <bdi>{message.sender.email}</bdi>
                  <bdi>{message.sender.customer}</bdi>
                </>
              }
            >
              <AnswerForm message={message} />
            </MessageItem>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={style["more"]}>
          <ActionButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text("contact.received.more")}
          </ActionButton>
        </div>
      )}
    </Block>
  );
}
