import type { ReactNode } from "react";
import style from "./Facts.module.css";

/** What is told, under its name. */
export type Fact = readonly [name: string, value: ReactNode];

/** A group of facts: names at the left, what holds at the right. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <section className={style["group"]}>
      <h2 className={style["title"]}>{title}</h2>
      <dl className={style["facts"]}>
        {facts.map(([name, value]) => (
          <div key={name} className={style["fact"]}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
