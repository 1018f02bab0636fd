import type { ReactNode } from "react";
import style from "./PlainMessage.module.css";
import { PlainPage } from "./PlainPage.tsx";

interface PlainMessageProps {
  readonly title: string;
  readonly reason: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** A page that says one thing and leads on. */
export function PlainMessage({ title, reason, children }: PlainMessageProps) {
  return (
    <PlainPage title={title}>
      <h1 className={style["title"]}>{title}</h1>
      <p className={style["reason"]}>{reason}</p>
      <div className={style["next"]}>{children}</div>
    </PlainPage>
  );
}
