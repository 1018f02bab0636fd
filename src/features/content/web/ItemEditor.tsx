import { useState } from "react";
import type { ContentKind } from "#domain/content/contentKind.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { useUnsavedGuard } from "#ui/form/useUnsavedGuard.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import type { EditedItem } from "../contract/editing.ts";
import { EditorFoot } from "./EditorFoot.tsx";
import { EditorProblem } from "./EditorProblem.tsx";
import { LanguageTabs } from "./LanguageTabs.tsx";
import style from "./Newsroom.module.css";
import { NewsroomFrame } from "./NewsroomFrame.tsx";
import { Preview } from "./Preview.tsx";
import { DetailFields } from "./fields/DetailFields.tsx";
import { TextFields } from "./fields/TextFields.tsx";
import { useItemDraft } from "./useItemDraft.ts";
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
