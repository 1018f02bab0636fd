import type { ContentPiece } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ContentBody } from "./ContentBody.tsx";
import { FallbackMark } from "./FallbackMark.tsx";
import style from "./OnScreens.module.css";

/** A text of the newsroom below the headline of a section, with its day. */
export default function SectionNote({ piece }: { readonly piece: ContentPiece }) {
  const text = useText();
  const formats = useFormats();
  const { title, summary, body, language, date } = piece;
  return (
    <aside className={style["note"]} aria-label={title} data-testid="section-text">
      <p className={style["noteTitle"]} lang={language}>
        {title}
      </p>
      {summary !== "" && <p lang={language}>{summary}</p>}
      <ContentBody body={body} language={language} under={3} size="small" />
      <p className={style["facts"]}>
        {text("onScreens.note", { date: formats.date(`${date}T12:00:00Z`) })} <FallbackMark piece={piece} />
      </p>
    </aside>
  );
}
