import { type ReactNode, useId } from "react";
import style from "./Tabs.module.css";

interface MethodPartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of the method under its heading. */
export function MethodPart({ title, lead, children }: MethodPartProps) {
  const heading = useId();
  return (
    <section className={style["part"]} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead !== undefined && <p className={style["lead"]}>{lead}</p>}
      {children}
    </section>
  );
}
