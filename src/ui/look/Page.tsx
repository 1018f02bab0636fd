import type { ReactNode } from "react";
import { Breakable } from "./Breakable.tsx";
import style from "./Page.module.css";

interface PageProps {
  readonly title: string;
  /** One sentence that says what the screen is for. */
  readonly lead?: string | undefined;
  /** What to do here, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen without figures: title, what it is for, what to do, and then the thing itself. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className={style["page"]}>
      <header className={style["head"]}>
        <div>
          <h1 className={style["title"]}>
            <Breakable words={title} />
          </h1>
          {lead && <p className={style["lead"]}>{lead}</p>}
        </div>
        {actions && <div className={style["actions"]}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
