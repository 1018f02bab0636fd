import type { ReactNode } from "react";
import style from "./StationTable.module.css";

/** Says that nothing is known and why, instead of a zero. */
export function Unknown({ why }: { readonly why: string }): ReactNode {
  return (
    <abbr className={style["unknown"]} title={why}>
      –
    </abbr>
  );
}
