import type { ReactNode } from "react";
import style from "./Callout.module.css";

interface CalloutProps {
  /** `alarm`: something did not work. `caution`: something to know before going on. */
  readonly tone: "alarm" | "caution";
  /** How it is spoken when it appears while someone works: an `alert` at once, a `status` when there is time. */
  readonly role?: "alert" | "status";
  readonly children: ReactNode;
}

/** A few words beside the work that nobody should miss, where they belong: above a form's buttons, in a drawer, under a field. */
export function Callout({ tone, role, children }: CalloutProps) {
  return (
    <div className={style["callout"]} data-tone={tone} role={role}>
      {children}
    </div>
  );
}
