import { useState } from "react";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { releaseNoteIn } from "#domain/revisions/releaseNotes.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";
import { NotesDialog } from "./NotesDialog.tsx";

/** What readers are told of a revision, and what administrators note for themselves. */
export function NotesBlock({ revision }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const { locale } = useFormats();
  const [editing, setEditing] = useState(false);
  const { releaseNotes, note, stage } = revision;
  const shown = releaseNoteIn(releaseNotes, locale);
  const missing = LOCALES.filter((each) => (releaseNotes?.[each] ?? "") === "");
  return (
    <section className={style["block"]} aria-labelledby="revision-notes">
      <h2 id="revision-notes">{text("revisions.notes.title")}</h2>
      {shown ? (
        <p className={style["written"]} lang={shown.locale} dir="auto">
          {shown.text}
        </p>
      ) : (
        <p className={style["note"]}>{text("revisions.notes.none")}</p>
      )}
      {shown && missing.length > 0 && (
        <p className={style["note"]}>
          {text("revisions.notes.missing", {
            languages: missing.map((each) => text(`revisions.notes.language.${each}`)).join(", "),
          })}
        </p>
      )}
      {note !== "" && (
        <>
          <p className={style["note"]}>{text("revisions.notes.own")}</p>
          <p className={style["written"]} dir="auto">
            {note}
          </p>
        </>
      )}
      {stage !== "deleted" && (
        <ActionButton onClick={() => setEditing(true)}>{text("revisions.notes.edit")}</ActionButton>
      )}
      {editing && <NotesDialog revision={revision} onClose={() => setEditing(false)} />}
    </section>
  );
}
