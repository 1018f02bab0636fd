import { useText } from "#language/useText.ts";
import style from "./AskAnswer.module.css";
import type { Answer } from "./answer.ts";

/** A question as it was understood: the sentence, where it leads, and word by word what was made of it. */
export function AskAnswer({ sentence, note, parts, unknown }: Answer) {
  const text = useText();
  return (
    <span className={style["answer"]}>
      <span className={style["line"]}>
        <bdi className={style["sentence"]}>{sentence}</bdi>
        <span className={style["note"]}>{note}</span>
      </span>
      {parts.length + unknown.length > 0 && (
        <span className={style["parts"]} data-testid="ask-parts">
          {parts.map(({ text: typed, means }) => (
            <bdi key={`${typed} ${means}`} className={style["part"]} title={typed}>
              {means}
            </bdi>
          ))}
          {unknown.length > 0 && (
            <span className={style["unknown"]}>
              {text("ask.unknown")} <bdi>{unknown.join(" ")}</bdi>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
