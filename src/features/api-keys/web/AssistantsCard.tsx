import { useText } from "#language/useText.ts";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import style from "./AssistantsCard.module.css";

/** Where an AI assistant connects, and what it can and cannot do there. */
export function AssistantsCard() {
  const text = useText();
  const address = `${location.origin}/mcp`;
  return (
    <section className={style["card"]} aria-labelledby="assistants">
      <h2 className={style["title"]} id="assistants">
        {text("apiKeys.assistants.title")}
      </h2>
      <p className={style["words"]}>{text("apiKeys.assistants.what")}</p>
      <div className={style["shown"]}>
        <output className={style["address"]} aria-label={text("apiKeys.assistants.address")}>
          {address}
        </output>
        <CopyButton words={text("apiKeys.assistants.copy")} done={text("apiKeys.assistants.copied")} copied={address} />
      </div>
      <p className={style["words"]}>{text("apiKeys.assistants.how")}</p>
    </section>
  );
}
