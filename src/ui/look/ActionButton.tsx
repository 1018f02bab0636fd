import type { ComponentPropsWithRef, MouseEvent } from "react";
import { restingButton } from "./restingButton.ts";
import style from "./ActionButton.module.css";

interface ActionButtonProps extends ComponentPropsWithRef<"button"> {
  /** The one thing to do on a page is `main`; everything else is `quiet`. */
  readonly tone?: "main" | "quiet";
  /** Working: not to be pressed again, and still what has the focus. */
  readonly busy?: boolean;
  /** Not to be pressed just now; it keeps the focus all the same. */
  readonly disabled?: boolean;
}

/** A button that says what happens. */
export function ActionButton(props: ActionButtonProps) {
  const { tone = "quiet", busy = false, disabled = false, className, onClick, ...rest } = props;
  const once = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click comes before a button can be told that it is busy; it would write twice.
    const twice = event.detail > 1 && (tone === "main" || rest.type === "submit");
    if (twice) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...restingButton(busy || disabled, once, busy)}
      className={[style["button"], style[tone], className].filter(Boolean).join(" ")}
    />
  );
}
