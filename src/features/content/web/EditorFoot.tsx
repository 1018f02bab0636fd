import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { deleteContentItem, restoreContentItem, withdrawContentItem } from "../contract/editing.ts";
import { PublishDialog } from "./PublishDialog.tsx";
import type { ItemEditing } from "./useItemDraft.ts";

interface EditorFootProps {
  readonly editing: ItemEditing;
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

/** What can be done with a piece, the main thing last. */
export function EditorFoot({ editing, onBack, onDeleted }: EditorFootProps) {
  const text = useText();
  const [publishing, setPublishing] = useState(false);
  const { item, dirty, busy, save } = editing;
  return (
    <>
      <ActionButton onClick={onBack}>{text("newsroom.back")}</ActionButton>
      {item && <DeleteButton editing={editing} onDeleted={onDeleted} />}
      {item && (item.publishedAt ?? item.publishAt) !== null && <WithdrawButton editing={editing} />}
      <ActionButton busy={busy} disabled={!dirty} onClick={save}>
        {text("newsroom.save")}
      </ActionButton>
      <ActionButton tone="main" busy={busy} onClick={() => setPublishing(true)}>
        {text("newsroom.publish.open")}
      </ActionButton>
      {publishing && <PublishDialog editing={editing} onClose={() => setPublishing(false)} />}
    </>
  );
}

function WithdrawButton({ editing: { item, take } }: { readonly editing: ItemEditing }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => callApi(withdrawContentItem, { params: { item: id } }),
    onSuccess: take,
    onError: (reason) => toastProblem(reason),
  });
  if (!item) return null;
  return (
    <ActionButton busy={isPending} onClick={() => mutate(item.id)}>
      {text(item.publishAt === null ? "newsroom.withdraw" : "newsroom.unschedule")}
    </ActionButton>
  );
}

function DeleteButton({ editing: { item }, onDeleted }: Pick<EditorFootProps, "editing" | "onDeleted">) {
  const text = useText();
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ["content-items"] });
    void queries.invalidateQueries({ queryKey: ["content"] });
  };
  const restore = (id: string) =>
    callApi(restoreContentItem, { params: { item: id } }).then(refresh, (reason: unknown) => toastProblem(reason));
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => callApi(deleteContentItem, { params: { item: id } }),
    onSuccess: (_, id) => {
      refresh();
      addToast(text("newsroom.done.deleted", { title: item?.title ?? "" }), {
        type: "success",
        action: { label: text("newsroom.undo"), run: () => void restore(id) },
      });
      onDeleted();
    },
    onError: (reason) => toastProblem(reason),
  });
  if (!item) return null;
  return (
    <ActionButton busy={isPending} onClick={() => mutate(item.id)}>
      {text("newsroom.delete")}
    </ActionButton>
  );
}
