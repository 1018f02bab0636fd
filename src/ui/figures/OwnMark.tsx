import { IconStarFilled } from "@tabler/icons-react";
import style from "./OwnMark.module.css";

/** Marks what is the reader's own; `says` why, to who points at it and to who hears it. */
export function OwnMark({ says }: { readonly says: string }) {
  return (
    <span className={style["mark"]} title={says}>
      <IconStarFilled size={11} aria-hidden="true" />
      <span className={style["words"]}>{`, ${says}`}</span>
    </span>
  );
}
