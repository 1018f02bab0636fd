import { IconChevronDown } from "@tabler/icons-react";
import type { SelectHTMLAttributes } from "react";
import style from "./SmallSelect.module.css";

/** A choice among a few `option`s in the line of a block's controls; it needs a label beside it or one of its own. */
export function SmallSelect(attributes: Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "style">) {
  return (
    <span className={style["choice"]}>
      <select {...attributes} className={style["field"]} />
      <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
    </span>
  );
}
