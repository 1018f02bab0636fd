import type { ContentPiece } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ContentBody } from "#ui/content/ContentBody.tsx";
import { languageName } from "#language/languageName.ts";
import style from "./KnowHow.module.css";

/** What the newsroom wrote about a sub-vertical, each with its day; stands above what was imported and replaces none of it. */
export function WrittenInsights({ pieces }: { readonly pieces: readonly ContentPiece[] }) {
  const text = useText();
  const formats = useFormats();
  return pieces.map(({ id, title, summary, body, language, fallback, date }) => (
    <article key={id} className={style["written"]} data-testid="written-insight">
      <h4 className={style["title"]} lang={language}>
        {title}
      </h4>
      <p className={style["writtenDay"]}>
        {text("subVertical.knowHow.written", { date: formats.date(`${date}T12:00:00Z`) })}
        {fallback && ` · ${text("subVertical.knowHow.foreign", { language: languageName(language, formats.locale) })}`}
      </p>
      {summary !== "" && <p lang={language}>{summary}</p>}
      <ContentBody body={body} language={language} under={3} size="small" />
    </article>
  ));
}
