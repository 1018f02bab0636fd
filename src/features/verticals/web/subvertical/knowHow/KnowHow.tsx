import type { SubVerticalInsight } from "#domain/advertisers/subVerticalInsight.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import style from "./KnowHow.module.css";

interface KnowHowProps {
  readonly insight: SubVerticalInsight;
  readonly name: string;
}

const ASPECTS = ["profile", "buyer", "season", "coop"] as const;

/** The texts about a sub-vertical; those in another language than the reader's say so, to her and to what reads aloud. */
export function KnowHow({ insight, name }: KnowHowProps) {
  const text = useText();
  const { locale } = useFormats();
  const { language, questions, objections, sources } = insight;
  const foreign = language !== locale;
  const lang = foreign ? language : undefined;
  return (
    <div className={style["columns"]}>
      {foreign && (
        <p className={style["foreign"]}>
          {text("subVertical.knowHow.foreign", { language: text(`subVertical.knowHow.languages.${language}`) })}
        </p>
      )}
      <dl className={style["aspects"]}>
        {ASPECTS.map((aspect) => {
          const written = insight[aspect];
          if (written === null) return null;
          return (
            <div key={aspect}>
              <dt>{text(`subVertical.knowHow.${aspect}`)}</dt>
              <dd lang={lang}>{written}</dd>
            </div>
          );
        })}
      </dl>
      <div>
        {questions.length > 0 && (
          <>
            <div className={style["line"]}>
              <h4 className={style["title"]}>{text("subVertical.knowHow.questions")}</h4>
              <CopyButton
                words={text("subVertical.knowHow.copy")}
                done={text("subVertical.knowHow.copied")}
                copied={[name, ...questions.map((question, at) => `${at + 1}. ${question}`)].join("\n")}
              />
            </div>
            <ol className={style["questions"]} lang={lang}>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </>
        )}
        {objections.length > 0 && (
          <>
            <h4 className={style["title"]}>{text("subVertical.knowHow.objections")}</h4>
            {objections.map(({ objection, answer }) => (
              <details key={objection} className={style["objection"]} lang={lang}>
                <summary>{objection}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </>
        )}
      </div>
      {sources.length > 0 && (
        <p className={style["sources"]}>{text("subVertical.knowHow.sources", { sources: sources.join("; ") })}</p>
      )}
    </div>
  );
}
