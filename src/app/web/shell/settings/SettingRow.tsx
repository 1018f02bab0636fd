import type { ReactNode } from "react";
import style from "./SettingRow.module.css";

/** A setting: what it is at the left, the choice at the right. The choice names itself to those who hear it. */
export function SettingRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={style["row"]}>
      <span className={style["label"]} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
