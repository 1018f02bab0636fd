import type { ReactNode } from "react";
import style from "./Wizard.module.css";

/** Holds a table that may be wider than the screen: it is scrolled by itself, also by keyboard. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={style["frame"]} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
