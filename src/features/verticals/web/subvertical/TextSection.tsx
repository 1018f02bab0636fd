import { type ReactNode, useId } from "react";
import style from "./TextSection.module.css";

interface TextSectionProps {
  /** Its anchor and test hook. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A block that is read rather than calculated, with the headline of a block of figures. */
export function TextSection({ name, title, note, children }: TextSectionProps) {
  const heading = useId();
  return (
    <section id={name} data-testid={name} aria-labelledby={heading} className={style["section"]}>
      <h3 id={heading} className={style["headline"]}>
        {title}
      </h3>
      {note && <p className={style["note"]}>{note}</p>}
      {children}
    </section>
  );
}
