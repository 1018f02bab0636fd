import { textIn } from "#domain/content/contentItem.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ContentBody } from "#ui/content/ContentBody.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { sentDraft } from "./itemDraft.ts";
import style from "./Newsroom.module.css";
import type { ItemEditing } from "./useItemDraft.ts";

/** The draft as a reader of a language will see it. */
export function Preview({
  editing: { draft },
  language,
}: {
  readonly editing: ItemEditing;
  readonly language: Locale;
}) {
  const text = useText();
  const formats = useFormats();
  const found = textIn(sentDraft(draft).texts, language);
  if (!found) return <EmptyState title={text("newsroom.noPreview.what")} hint={text("newsroom.noPreview.why")} />;
  const { title, summary, body } = found.text;
  return (
    <article className={style["preview"]} lang={found.language}>
      {found.language !== language && <p className={style["fallback"]}>{text("newsroom.notWritten")}</p>}
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p className={style["note"]}>{formats.date(draft.date)}</p>
      {summary !== "" && <p className={style["summary"]}>{summary}</p>}
      <ContentBody body={body} language={found.language} />
    </article>
  );
}
