import { useText } from "#language/useText.ts";
import style from "./LoadingBlock.module.css";

/** Stands where a screen will be while its script or its first figures load; unseen when that is quick. */
export function LoadingBlock() {
  const text = useText();
  return (
    <output className={style["block"]} data-testid="loading">
      <span className={style["spinner"]} aria-hidden="true" />
      <span className={style["words"]}>{text("shell.loading")}</span>
    </output>
  );
}
