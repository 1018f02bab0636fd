import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CONTENT_KINDS, CONTENT_STATUSES, type ContentKind } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { contentItemsQuery } from "./contentItemQueries.ts";
import { FeedDialog } from "./FeedDialog.tsx";
import { ItemRows } from "./ItemRows.tsx";
import { NewDialog } from "./NewDialog.tsx";
import { NewsroomFrame } from "./NewsroomFrame.tsx";
import style from "./Newsroom.module.css";
import { shownItems } from "./shownItems.ts";

interface ItemListProps {
  readonly onOpen: (id: string) => void;
  readonly onNew: (kind: ContentKind) => void;
  readonly onClose: () => void;
}

/** Everything there is, to be found by words, kind and standing. */
export function ItemList({ onOpen, onNew, onClose }: ItemListProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(contentItemsQuery());
  const [asked, setAsked] = useState({ words: "", kind: "", status: "" });
  const [feed, setFeed] = useState(false);
  const [beginning, setBeginning] = useState(false);
  const items = data && shownItems(data, asked);
  return (
    <NewsroomFrame
      title={text("menu.updateContent")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={() => setFeed(true)}>{text("newsroom.feed.open")}</ActionButton>
          <ActionButton tone="main" onClick={() => setBeginning(true)}>
            {text("newsroom.new")}
          </ActionButton>
        </>
      }
    >
      <div className={style["filters"]}>
        <TextInput
          type="search"
          data-autofocus
          label={text("newsroom.search")}
          value={asked.words}
          onChange={(event) => setAsked({ ...asked, words: event.currentTarget.value })}
        />
        <NativeSelect
          label={text("newsroom.kind")}
          value={asked.kind}
          onChange={(event) => setAsked({ ...asked, kind: event.currentTarget.value })}
          data={[
            { value: "", label: text("newsroom.allKinds") },
            ...CONTENT_KINDS.map((kind) => ({ value: kind, label: text(`newsroom.kinds.${kind}`) })),
          ]}
        />
        <NativeSelect
          label={text("newsroom.status")}
          value={asked.status}
          onChange={(event) => setAsked({ ...asked, status: event.currentTarget.value })}
          data={[
            { value: "", label: text("newsroom.allStatuses") },
            ...CONTENT_STATUSES.map((status) => ({ value: status, label: text(`newsroom.statuses.${status}`) })),
            { value: "deleted", label: text("newsroom.statuses.deleted") },
          ]}
        />
      </div>
      {error ? (
        <ErrorState reason={error} onRetry={() => void refetch()} />
      ) : items === undefined ? (
        <LoadingBlock />
      ) : items.length === 0 ? (
        <EmptyState title={text("newsroom.empty.what")} hint={text("newsroom.empty.why")} />
      ) : (
        <ItemRows items={items} onOpen={onOpen} />
      )}
      {beginning && <NewDialog onNew={onNew} onClose={() => setBeginning(false)} />}
      {feed && <FeedDialog items={data ?? []} onClose={() => setFeed(false)} onMade={onOpen} />}
    </NewsroomFrame>
  );
}
