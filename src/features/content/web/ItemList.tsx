import { NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CONTENT_KINDS, CONTENT_STATUSES, type ContentKind } from "#domain/content/contentKind.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { type EditedHead, importContentFeed } from "../contract/editing.ts";
import { contentItemsQuery } from "./contentItemQueries.ts";
import { ItemRows } from "./ItemRows.tsx";
import { NewDialog } from "./NewDialog.tsx";
import style from "./Newsroom.module.css";
import { NewsroomFrame } from "./NewsroomFrame.tsx";
import { shownTitle } from "./shownTitle.ts";
import { toastUpload } from "./toastUpload.ts";

const ALL = { words: "", kind: "", status: "" };

interface ItemListProps {
  readonly onOpen: (id: string) => void;
  readonly onNew: (kind: ContentKind) => void;
  readonly onClose: () => void;
}

/** Everything there is, to be found by words, kind and standing. */
export function ItemList({ onOpen, onNew, onClose }: ItemListProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(contentItemsQuery());
  const [asked, setAsked] = useState(ALL);
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
        <NoHits words={asked.words} filtered={asked.kind !== "" || asked.status !== ""} onClear={() => setAsked(ALL)} />
      ) : (
        <ItemRows items={items} onOpen={onOpen} />
      )}
      {beginning && <NewDialog onNew={onNew} onClose={() => setBeginning(false)} />}
      {feed && <FeedDialog items={data ?? []} onClose={() => setFeed(false)} onMade={onOpen} />}
    </NewsroomFrame>
  );
}

interface FeedDialogProps {
  readonly items: readonly EditedHead[];
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Makes a draft of an issue from an RSS or Atom file. */
function FeedDialog({ items, onClose, onMade }: FeedDialogProps) {
  const text = useText();
  const { locale: shownLocale } = useFormats();
  const queries = useQueryClient();
  const publications = items.filter(({ kind, deleted }) => kind === "publication" && !deleted);
  const [publication, setPublication] = useState(publications[0]?.key ?? "");
  const [language, setLanguage] = useState<(typeof LOCALES)[number]>("en-US");
  const { mutate, isPending } = useMutation({
    mutationFn: (bytes: File) => callApi(importContentFeed, { query: { publication, language }, bytes }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ["content-items"] });
      onMade(id);
    },
    onError: (reason) => toastUpload(reason, text),
  });
  return (
    <DialogFrame
      open
      above
      title={text("newsroom.feed.title")}
      width={520}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>}
    >
      <p>{text(publications.length === 0 ? "newsroom.feed.noPublication" : "newsroom.feed.hint")}</p>
      <NativeSelect
        label={text("newsroom.property.publication")}
        value={publication}
        onChange={(event) => setPublication(event.currentTarget.value)}
        data={publications.map((item) => ({ value: item.key, label: shownTitle(item, shownLocale).title }))}
      />
      <NativeSelect
        label={text("lists.language")}
        value={language}
        onChange={(event) => setLanguage(LOCALES.find((one) => one === event.currentTarget.value) ?? "en-US")}
        data={LOCALES.map((locale) => ({ value: locale, label: text(`lists.languages.${locale}`) }))}
      />
      {publication !== "" && (
        <FileDrop
          label={text(isPending ? "newsroom.uploading" : "newsroom.feed.file")}
          accept=".xml,.rss,.atom,application/rss+xml,application/atom+xml,text/xml"
          onFile={(file) => mutate(file)}
        />
      )}
    </DialogFrame>
  );
}

/** What is looked for; an empty text asks for nothing. */
interface AskedItems {
  readonly words: string;
  readonly kind: string;
  /** A standing, or `deleted`; what is deleted shows there alone. */
  readonly status: string;
}

/** The pieces that have all the words in their key or their titles, in whichever language, of a kind and a standing. */
function shownItems(items: readonly EditedHead[], { words, kind, status }: AskedItems): EditedHead[] {
  const asked = plainLetters(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  return items.filter((item) => {
    const held = plainLetters([item.key, ...Object.values(item.titles)].join(" "));
    return (
      item.deleted === (status === "deleted") &&
      (kind === "" || item.kind === kind) &&
      (status === "" || status === "deleted" || item.status === status) &&
      asked.every((word) => held.includes(word))
    );
  });
}
