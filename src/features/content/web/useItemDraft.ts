import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  addContentItem,
  changeContentItem,
  type EditedItem,
  oneContentItem,
  publishContentItem,
} from "../contract/editing.ts";
import { type ItemDraft, draftOf, isSameDraft, newDraft, sentDraft } from "./itemDraft.ts";

/** How a draft shall be published. */
export interface PublishOrder {
  /** Null is now. */
  readonly at: Date | null;
  readonly notify: boolean;
}

/** A piece being written. */
export interface ItemEditing {
  /** As it is kept; null where it is not yet. */
  readonly item: EditedItem | null;
  readonly kind: ContentKind;
  readonly draft: ItemDraft;
  /** Grows when the draft is replaced as a whole, so that editors begin anew. */
  readonly edition: number;
  readonly set: (change: Partial<ItemDraft>) => void;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly save: () => void;
  readonly publish: (order: PublishOrder) => void;
  readonly problem: ApiProblem | null;
  /** What somebody else has made of it meanwhile; null where nobody has. */
  readonly rival: EditedItem | null;
  /** Goes on with the other's state, or with one's own on top of it. */
  readonly settle: (whose: "theirs" | "mine") => void;
  /** Goes on with a state that came by another way. */
  readonly take: (item: EditedItem) => void;
}

/** Keeps what is typed until it is saved; a save that somebody else was faster than is not lost. */
export function useItemDraft(opened: EditedItem | null, kind: ContentKind, today: string): ItemEditing {
  const text = useText();
  const queries = useQueryClient();
  const [item, setItem] = useState(opened);
  const [draft, setDraft] = useState<ItemDraft>(() => (opened ? draftOf(opened) : newDraft(today)));
  const [edition, setEdition] = useState(0);
  const [rival, setRival] = useState<EditedItem | null>(null);
  const kept = item ? draftOf(item) : newDraft(today);
  const dirty = !isSameDraft(kept, draft);

  function keep(saved: EditedItem): void {
    setItem(saved);
    setRival(null);
    void queries.invalidateQueries({ queryKey: ["content-items"] });
    void queries.invalidateQueries({ queryKey: ["content"] });
  }

  function take(saved: EditedItem): void {
    keep(saved);
    setDraft(draftOf(saved));
    setEdition((before) => before + 1);
  }

  const write = async (): Promise<EditedItem> => {
    const body = sentDraft(draft);
    if (!item) return callApi(addContentItem, { body: { kind, ...body } });
    if (!dirty) return item;
    return callApi(changeContentItem, { params: { item: item.id }, body: { version: item.version, ...body } });
  };
  const taken = (saved: EditedItem) => {
    keep(saved);
    setDraft((now) => ({ ...now, key: saved.key }));
  };
  const onError = async (reason: unknown) => {
    if (!(reason instanceof ApiProblem) || reason.code !== "conflict" || !item) return;
    setRival(await callApi(oneContentItem, { params: { item: item.id } }));
  };

  const saving = useMutation({
    mutationFn: write,
    onSuccess: (saved) => {
      taken(saved);
      addToast(text("newsroom.done.saved", { title: saved.title }), { type: "success" });
    },
    onError,
  });
  const publishing = useMutation({
    mutationFn: async ({ at, notify }: PublishOrder) => {
      const saved = await write();
      taken(saved);
      const body = { version: saved.version, at: at?.toISOString() ?? null, notify };
      return callApi(publishContentItem, { params: { item: saved.id }, body });
    },
    onSuccess: (out) => {
      taken(out);
      const key = out.status === "scheduled" ? "newsroom.done.scheduled" : "newsroom.done.published";
      addToast(text(key, { title: out.title }), { type: "success" });
    },
    onError,
  });

  const failed = saving.error ?? publishing.error;
  return {
    item,
    kind,
    draft,
    edition,
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    dirty,
    busy: saving.isPending || publishing.isPending,
    save: () => {
      publishing.reset();
      saving.mutate();
    },
    publish: (order) => {
      saving.reset();
      publishing.mutate(order);
    },
    problem: rival || !(failed instanceof ApiProblem) ? null : failed,
    rival,
    settle: (whose) => {
      if (!rival) return;
      saving.reset();
      publishing.reset();
      if (whose === "theirs") take(rival);
      else keep(rival);
    },
    take,
  };
}
