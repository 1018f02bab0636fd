import { createContext, type ReactNode, useContext } from "react";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { ProductName } from "./ProductName.tsx";
import { SchemeSwitch } from "./SchemeSwitch.tsx";
import style from "./PlainPage.module.css";

/** Whether a page stands where the shell has its screens, and so has name and language around it already. */
export const WithinShell = createContext(false);

/** A page outside the shell: name and language above, one thing to read or to do below. */
export function PlainPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
      <main className={style["main"]}>{children}</main>
    </div>
  );
}
