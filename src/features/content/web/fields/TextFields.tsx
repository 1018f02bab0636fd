import { Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { EMPTY_DOCUMENT } from "#domain/content/contentDocument.ts";
import type { ContentText } from "#domain/content/contentItem.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { LONGEST_SUMMARY, LONGEST_TITLE } from "../../contract/contentSchemas.ts";
import style from "../Newsroom.module.css";
import type { ItemEditing } from "../useItemDraft.ts";

// The editor is as large as all the rest of the newsroom.
const RichText = lazy(() => import("../editor/RichText.tsx"));

const EMPTY: ContentText = { title: "", summary: "", body: EMPTY_DOCUMENT };

/** What a piece says in one language. */
export function TextFields({
  editing: { draft, set },
  language,
}: {
  readonly editing: ItemEditing;
  readonly language: Locale;
}) {
  const text = useText();
  const written = draft.texts[language] ?? EMPTY;
  const write = (change: Partial<ContentText>) =>
    set({ texts: { ...draft.texts, [language]: { ...written, ...change } } });
  return (
    <div className={style["texts"]} lang={language}>
      <TextInput
        data-autofocus
        label={text("newsroom.property.title")}
        value={written.title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => write({ title: event.currentTarget.value })}
      />
      <Textarea
        label={text("newsroom.property.summary")}
        autosize
        minRows={2}
        value={written.summary}
        maxLength={LONGEST_SUMMARY}
        onChange={(event) => write({ summary: event.currentTarget.value })}
      />
      <Suspense fallback={<LoadingBlock />}>
        <RichText document={written.body} label={text("newsroom.property.body")} onChange={(body) => write({ body })} />
      </Suspense>
    </div>
  );
}
