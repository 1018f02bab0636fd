import type { ReactNode } from "react";
import style from "./Room.module.css";

interface ScrollBoxProps {
  /** The id of the heading that names it. */
  readonly of: string;
  /** Scrolls down by itself too, its head in sight. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A table wider than a phone, or longer than a screen; the Tab key stops at it, so that arrows can move it. */
export function ScrollBox({ of, tall = false, children }: ScrollBoxProps) {
  return (
    <div
      role="group"
      aria-labelledby={of}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by arrow keys
      tabIndex={0}
      className={tall ? `${style["scroll"]} ${style["tall"]}` : style["scroll"]}
    >
      {children}
    </div>
  );
}
