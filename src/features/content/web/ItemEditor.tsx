import { TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentTexts } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { useUnsavedGuard } from "#ui/form/useUnsavedGuard.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { deleteContentItem, type EditedItem, restoreContentItem, withdrawContentItem } from "../contract/editing.ts";
import { EditorProblem } from "./EditorProblem.tsx";
import { DetailFields } from "./fields/DetailFields.tsx";
import { TextFields } from "./fields/TextFields.tsx";
import style from "./Newsroom.module.css";
import { NewsroomFrame } from "./NewsroomFrame.tsx";
import { Preview } from "./Preview.tsx";
import { type ItemEditing, useItemDraft } from "./useItemDraft.ts";
import { VersionList } from "./VersionList.tsx";

const VIEWS = ["write", "preview", "versions"] as const;
type View = (typeof VIEWS)[number];

interface ItemEditorProps {
  /** Null begins a new one. */
  readonly opened: EditedItem | null;
  readonly kind: ContentKind;
  readonly onBack: () => void;
}

/** One piece: its texts by language, what else is known of it, how readers will see it, and what it was before. */
export function ItemEditor({ opened, kind, onBack }: ItemEditorProps) {
  const text = useText();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const editing = useItemDraft(opened, kind, today);
  const guard = useUnsavedGuard(editing.dirty, onBack);
  const [view, setView] = useState<View>("write");
  const [language, setLanguage] = useState<Locale>("en-US");
  const title = editing.draft.texts["en-US"]?.title || text("newsroom.untitled");
  return (
    <NewsroomFrame
      title={`${text(`newsroom.kinds.${kind}`)}: ${title}`}
      onClose={guard.close}
      foot={<EditorFoot editing={editing} onBack={guard.close} onDeleted={onBack} />}
    >
      <div className={style["views"]}>
        <Segmented
          label={text("newsroom.view")}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: text(`newsroom.views.${value}`) }))}
        />
        {view !== "versions" && <LanguageTabs texts={editing.draft.texts} language={language} onChange={setLanguage} />}
      </div>
      <EditorProblem editing={editing} />
      {view === "write" && (
        <div className={style["desk"]}>
          <TextFields key={`${language} ${editing.edition}`} editing={editing} language={language} />
          <DetailFields editing={editing} />
        </div>
      )}
      {view === "preview" && <Preview editing={editing} language={language} />}
      {view === "versions" && <VersionList editing={editing} onRestored={() => setView("write")} />}
      <ConfirmDialog
        open={guard.asking}
        title={text("lists.unsaved.title")}
        confirm={text("lists.unsaved.discard")}
        refuse={text("lists.unsaved.stay")}
        onConfirm={guard.discard}
        onClose={guard.stay}
      >
        {text("lists.unsaved.body")}
      </ConfirmDialog>
    </NewsroomFrame>
  );
}

interface LanguageTabsProps {
  readonly texts: ContentTexts;
  readonly language: Locale;
  readonly onChange: (language: Locale) => void;
}

/** The languages of a piece; one that is not written yet is marked, since its readers get English. */
function LanguageTabs({ texts, language, onChange }: LanguageTabsProps) {
  const text = useText();
  return (
    <Segmented
      label={text("lists.language")}
      value={language}
      onChange={onChange}
      options={LOCALES.map((locale) => {
        const name = text(`lists.languages.${locale}`);
        const isWritten = texts[locale] !== undefined && texts[locale].title !== "";
        return isWritten
          ? { value: locale, label: name }
          : { value: locale, label: `${name} ○`, hint: text("newsroom.notWritten") };
      })}
    />
  );
}

interface EditorFootProps {
  readonly editing: ItemEditing;
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

/** What can be done with a piece, the main thing last. */
function EditorFoot({ editing, onBack, onDeleted }: EditorFootProps) {
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

interface PublishDialogProps {
  readonly editing: ItemEditing;
  readonly onClose: () => void;
}

/** Now or later, and whether those who follow it shall hear of it. */
function PublishDialog({ editing: { kind, publish }, onClose }: PublishDialogProps) {
  const text = useText();
  const [at, setAt] = useState("");
  const [notify, setNotify] = useState(false);
  const time = at === "" ? null : new Date(at);
  const isSeries = kind === "issue" || kind === "publication";
  return (
    <ConfirmDialog
      open
      title={text("newsroom.publish.title")}
      confirm={text(time ? "newsroom.publish.later" : "newsroom.publish.now")}
      onConfirm={() => {
        publish({ at: time, notify });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="datetime-local"
        label={text("newsroom.publish.at")}
        description={text("newsroom.publish.atHint")}
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
      <Toggle
        label={text(isSeries ? "newsroom.publish.notifySubscribers" : "newsroom.publish.notifyKeepers")}
        checked={notify}
        onChange={setNotify}
      />
    </ConfirmDialog>
  );
}
