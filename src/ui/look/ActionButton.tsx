import type { ComponentPropsWithRef } from "react";
import style from "./ActionButton.module.css";

interface ActionButtonProps extends ComponentPropsWithRef<"button"> {
  /** The one thing to do on a page is `main`; everything else is `quiet`. */
  readonly tone?: "main" | "quiet";
  /** Working: not to be pressed again. */
  readonly busy?: boolean;
}

/** A button that says what happens. */
export function ActionButton({ tone = "quiet", busy = false, className, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[style["button"], style[tone], className].filter(Boolean).join(" ")}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
    />
  );
}
