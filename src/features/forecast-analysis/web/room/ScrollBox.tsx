import type { ReactNode } from "react";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import style from "./Room.module.css";

interface ScrollBoxProps {
  /** The id of the heading that names it. */
  readonly of: string;
  /** Scrolls down by itself too, its head in sight. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A table wider than a phone, or longer than a screen. */
export function ScrollBox({ of, tall = false, children }: ScrollBoxProps) {
  return (
    <ScrollFrame labelledBy={of} className={tall ? `${style["scroll"]} ${style["tall"]}` : style["scroll"]}>
      {children}
    </ScrollFrame>
  );
}
