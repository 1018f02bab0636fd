import type { ComponentPropsWithRef } from "react";
import { restingButton } from "./restingButton.ts";
import style from "./QuietButton.module.css";

interface QuietButtonProps extends ComponentPropsWithRef<"button"> {
  /** Working: not to be pressed again, and still what has the focus. */
  readonly busy?: boolean;
  /** Not to be pressed just now; it keeps the focus all the same. */
  readonly disabled?: boolean;
}

/** A button without a border, for what is done now and then beside what is read. */
export function QuietButton({ className, busy = false, disabled = false, onClick, ...rest }: QuietButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...restingButton(busy || disabled, onClick, busy)}
      className={[style["button"], className].filter(Boolean).join(" ")}
    />
  );
}
