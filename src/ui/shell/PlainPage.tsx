import { createContext, type ReactNode, useContext } from "react";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { ProductName } from "./ProductName.tsx";
import { SchemeSwitch } from "./SchemeSwitch.tsx";
import style from "./PlainPage.module.css";

/** Whether a page stands where the shell has its screens, and so has name and language around it already. */
export const WithinShell = createContext(false);

interface PlainPageProps {
  readonly title: string;
  /** For what is read at length, from the top. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page outside the shell: name and language above, one thing to read or to do below. */
export function PlainPage({ title, wide, children }: PlainPageProps) {
  if (useContext(WithinShell))
    return (
      <div className={style["main"]}>
        <PageTitle title={title} />
        {children}
      </div>
    );
  return (
    <div className={style["page"]}>
      <PageTitle title={title} />
      <header className={style["head"]}>
        <ProductName />
        <div className={style["choices"]}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main className={style["main"]} data-wide={wide}>
        {children}
      </main>
    </div>
  );
}
