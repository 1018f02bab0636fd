import { useText } from "#language/useText.ts";
import { Block } from "./Block.tsx";
import style from "./OftenAsked.module.css";

const QUESTIONS = ["numbers", "update", "access", "export", "privacy"] as const;

/** What others have asked before. */
export function OftenAsked() {
  const text = useText();
  return (
    <Block title={text("contact.faq.title")}>
      {QUESTIONS.map((name) => (
        <details key={name} className={style["entry"]}>
          <summary>{text(`contact.faq.items.${name}.question`)}</summary>
          <p>{text(`contact.faq.items.${name}.answer`)}</p>
        </details>
      ))}
    </Block>
  );
}
