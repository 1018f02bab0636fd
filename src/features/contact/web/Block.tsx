import { type ReactNode, useId } from "react";
import style from "./Block.module.css";

interface BlockProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the contact page under its heading. */
export function Block({ title, beside, children }: BlockProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <header className={style["head"]}>
        <h2 id={heading} className={style["title"]}>
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
