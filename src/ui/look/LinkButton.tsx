import type { ComponentPropsWithRef } from "react";
import style from "./LinkButton.module.css";

/** A button that stands among words and reads as a link does. */
export function LinkButton(props: Omit<ComponentPropsWithRef<"button">, "className">) {
  return <button type="button" {...props} className={style["button"]} />;
}
