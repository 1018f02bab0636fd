import { type ReactNode, useId } from "react";
import { useScrollspy } from "#ui/state/useScrollspy.ts";
import style from "./Frame.module.css";

interface ChapterProps {
  /** By which the address names it; left out where it is never the only one of its screen. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen under its own heading, its blocks on a grid of twelve columns. */
export function Chapter({ id, title, children }: ChapterProps) {
  const unnamed = useId();
  const heading = id ?? unnamed;
  useScrollspy(heading, title);
  return (
    <section aria-labelledby={heading} className={style["chapter"]}>
      <h2 id={heading} className={style["title"]}>
        {title}
      </h2>
      <div className={style["grid"]}>{children}</div>
    </section>
  );
}
