import { type ReactNode, useId } from "react";
import { useScrollspy } from "#ui/state/useScrollspy.ts";
import style from "./Frame.module.css";

/** A part of a screen under its own heading, its blocks on a grid of twelve columns. */
export function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
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
