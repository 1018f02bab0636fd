import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { AID_TYPES, type AidType } from "#domain/content/contentKind.ts";
import type { ContentTags } from "#domain/content/contentItem.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TagFields } from "#ui/form/TagFields.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import {
  addTeamAid,
  addTeamAidVersion,
  givenTeamAid,
  LONGEST_TEAM_SUMMARY,
  LONGEST_TEAM_TITLE,
  type SentAid,
} from "../../contract/teamAids.ts";
import { LANGUAGES } from "../languages.ts";
import { problemFaults } from "../problemFaults.ts";
import { BlobPicture } from "./BlobPicture.tsx";
import { isPicture } from "./downloadTeamFile.ts";
import style from "./Team.module.css";
import { TeamAidPreview } from "./TeamAidPreview.tsx";
import { TeamFileField } from "./TeamFileField.tsx";
import { TeamPicture } from "./TeamPicture.tsx";
import { changeTeamAid } from "./teamQueries.ts";
import { type TeamUpload, useTeamUpload } from "./useTeamUpload.ts";

interface TeamAidDialogProps {
  /** The version that another one is to take the place of; null for an aid that is new. */
  readonly before: SentAid | null;
  readonly onClose: () => void;
}

interface Draft {
  readonly title: string;
  readonly summary: string;
  readonly type: AidType;
  readonly language: Locale;
  readonly tags: ContentTags;
}

/** Brings an aid of one's own, or another version of one: the file, and what the library says of it. */
export function TeamAidDialog({ before, onClose }: TeamAidDialogProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { upload, send, cancel } = useTeamUpload(before?.file ?? null);
  // Since when the preview is open, which is the day on it; null for the form.
  const [looking, setLooking] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(before, locale));
  const { bring, busy, wrong } = useBringing(before, () => setLooking(null), onClose);
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));
  const choose = (file: File) => {
    // What a file is called is often what it is.
    if (draft.title === "") set({ title: file.name.replace(/\.\w{2,4}$/, "").slice(0, LONGEST_TEAM_TITLE) });
    void send(file);
  };
  const { tags, ...said } = draft;
  const file = upload.state === "there" ? upload.file.id : "";
  const given = givenTeamAid.safeParse({ file, ...said, ...tags });
  return (
    <TaskDialog
      title={text(before ? "sellingAids.team.anotherTitle" : "sellingAids.team.addTitle")}
      // A press beside it must not end a file on its way.
      held={upload.state === "sending" || busy}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton
            disabled={!given.success}
            onClick={() => setLooking(looking === null ? new Date().toISOString() : null)}
          >
            {text(looking !== null ? "sellingAids.team.change" : "sellingAids.team.preview")}
          </ActionButton>
          <ActionButton
            tone="main"
            busy={busy}
            disabled={!given.success}
            onClick={() => given.success && void bring(given.data)}
          >
            {text("sellingAids.team.send")}
          </ActionButton>
        </>
      }
    >
      {looking !== null && upload.state === "there" && (
        <TeamAidPreview
          aid={{ ...draft, file: upload.file, sentBy: session.user.name, sentAt: looking }}
          picture={<ChosenPicture upload={upload} before={before} alt={draft.title} />}
        />
      )}
      <div className={style["form"]} hidden={looking !== null}>
        <p>{text(before ? "sellingAids.team.anotherHow" : "sellingAids.team.addHow")}</p>
        <TeamFileField upload={upload} onFile={choose} onCancel={cancel} />
        <AidFields draft={draft} offered={session.verticals} onChange={set} />
        {wrong && (
          <p className={style["declined"]} role="alert">
            {wrong}
          </p>
        )}
      </div>
    </TaskDialog>
  );
}

/** Sends what is given; its faults are told in the form, which `onTold` shows again. */
function useBringing(before: SentAid | null, onTold: () => void, onDone: () => void) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const bring = async (aid: GivenTeamAid) => {
    setBusy(true);
    setWrong(null);
    const call = before
      ? callApi(addTeamAidVersion, { params: { aid: before.id }, body: aid })
      : callApi(addTeamAid, { body: aid });
    const told = await call.then(
      () => null,
      (reason: unknown) => {
        const faults = problemFaults(reason, text);
        if (faults === null) toastProblem(reason);
        return faults ?? "";
      },
    );
    setBusy(false);
    setWrong(told);
    onTold();
    if (told !== null) return;
    await changeTeamAid(Promise.resolve(null));
    addToast(text("sellingAids.team.done.sent", { title: aid.title }), { type: "success" });
    onDone();
  };
  return { bring, busy, wrong };
}

type GivenTeamAid = z.output<typeof givenTeamAid>;

interface AidFieldsProps {
  readonly draft: Draft;
  /** The verticals that it may be about. */
  readonly offered: readonly string[];
  readonly onChange: (change: Partial<Draft>) => void;
}

/** What the library says of an aid. */
function AidFields({ draft, offered, onChange }: AidFieldsProps) {
  const text = useText();
  return (
    <>
      <TextInput
        label={text("sellingAids.team.title")}
        required
        maxLength={LONGEST_TEAM_TITLE}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label={text("sellingAids.team.summary")}
        autosize
        minRows={2}
        maxLength={LONGEST_TEAM_SUMMARY}
        value={draft.summary}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      <div className={style["pair"]}>
        <NativeSelect
          label={text("sellingAids.filter.type")}
          value={draft.type}
          data={AID_TYPES.map((value) => ({ value, label: text(`sellingAids.type.${value}`) }))}
          onChange={(event) =>
            onChange({ type: AID_TYPES.find((one) => one === event.currentTarget.value) ?? draft.type })
          }
        />
        <NativeSelect
          label={text("sellingAids.filter.language")}
          value={draft.language}
          data={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
          onChange={(event) =>
            onChange({ language: LOCALES.find((one) => one === event.currentTarget.value) ?? draft.language })
          }
        />
      </div>
      <TagFields tags={draft.tags} offered={offered} onChange={(tags) => onChange({ tags })} />
    </>
  );
}

/** The file as it looks before anybody has it but who chose it; the one of the version before is with the server. */
function ChosenPicture({ upload, before, alt }: ChosenPictureProps) {
  const { file, bytes } = upload;
  if (bytes !== null) return isPicture(file) ? <BlobPicture blob={bytes} alt={alt} /> : null;
  return before && <TeamPicture aid={before} alt={alt} />;
}

interface ChosenPictureProps {
  readonly upload: TeamUpload & { readonly state: "there" };
  readonly before: SentAid | null;
  readonly alt: string;
}

function draftOf(before: SentAid | null, language: Locale): Draft {
  if (!before) return { title: "", summary: "", type: "one-sheet", language, tags: NO_TAGS };
  const { title, summary, type, verticals, media, seasons } = before;
  return { title, summary, type, language: before.language, tags: { verticals, media, seasons } };
}

const NO_TAGS: ContentTags = { verticals: [], media: [], seasons: [] };
