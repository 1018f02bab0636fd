import type { ComponentType, ReactNode } from "react";
import style from "./Notice.module.css";

interface NoticeProps {
  readonly icon: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  /** What is the matter. */
  readonly title: string;
  /** Why. */
  readonly reason: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Spoken at once; for things that happen while someone works. */
  readonly alert?: boolean;
  readonly testId?: string;
}

/** The one form in which the product says that something is not there: what, why, what next. */
export function Notice({ icon: Icon, title, reason, children, alert, testId }: NoticeProps) {
  return (
    <div className={style["notice"]} role={alert ? "alert" : undefined} data-testid={testId}>
      <Icon size={28} stroke={1.4} aria-hidden="true" />
      <p className={style["title"]}>{title}</p>
      <p className={style["reason"]}>{reason}</p>
      {children && <div className={style["next"]}>{children}</div>}
    </div>
  );
}
