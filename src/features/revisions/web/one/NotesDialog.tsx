import { Tabs, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { changeRevision } from "../../contract/room.ts";
import { LONGEST_NOTE, LONGEST_RELEASE_NOTE, type RevisionDetail } from "../../contract/roomSchemas.ts";
import { changeRoom } from "../changeRoom.ts";
import style from "../Revisions.module.css";

interface NotesDialogProps {
  readonly revision: RevisionDetail;
  readonly onClose: () => void;
}

const NOTHING: Readonly<Record<Locale, string>> = { "en-US": "", "es-ES": "", "de-DE": "" };

/** Names a draft, and writes what readers and administrators are told of it. */
export function NotesDialog({ revision, onClose }: NotesDialogProps) {
  const text = useText();
  const { id, version, status } = revision;
  const [label, setLabel] = useState(revision.label);
  const [note, setNote] = useState(revision.note);
  const [notes, setNotes] = useState(revision.releaseNotes ?? NOTHING);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const body = { version, note, releaseNotes: notes, ...(status === "draft" && { label }) };
    const done = await changeRoom(callApi(changeRevision, { params: { revision: id }, body }), (words) =>
      words("revisions.notes.saved"),
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <TaskDialog
      title={text("revisions.notes.edit")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={label.trim() === ""} onClick={() => void save()}>
            {text("lists.save")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <TextInput
          label={text("revisions.label")}
          description={status === "draft" ? undefined : text("revisions.notes.nameStays")}
          disabled={status !== "draft"}
          maxLength={80}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <FieldGroup label={text("revisions.notes.title")} hint={text("revisions.notes.hint")}>
          <Tabs defaultValue="en-US">
            <Tabs.List aria-label={text("revisions.notes.title")}>
              {LOCALES.map((locale) => (
                <Tabs.Tab key={locale} value={locale}>
                  {text(`revisions.notes.language.${locale}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {LOCALES.map((locale) => (
              <Tabs.Panel key={locale} value={locale} pt={8}>
                <Textarea
                  aria-label={text(`revisions.notes.language.${locale}`)}
                  lang={locale}
                  autosize
                  minRows={5}
                  maxRows={14}
                  maxLength={LONGEST_RELEASE_NOTE}
                  value={notes[locale]}
                  onChange={(event) => setNotes({ ...notes, [locale]: event.currentTarget.value })}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        </FieldGroup>
        <Textarea
          label={text("revisions.note")}
          description={text("revisions.notes.ownHint")}
          autosize
          minRows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </TaskDialog>
  );
}
