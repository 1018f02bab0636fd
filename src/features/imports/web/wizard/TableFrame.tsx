import type { ReactNode } from "react";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import style from "./Wizard.module.css";

/** Holds a table of the wizard, which may be wider than the screen. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ScrollFrame className={style["frame"]} label={label}>
      {children}
    </ScrollFrame>
  );
}
