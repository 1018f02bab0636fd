import type { ReactNode } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import button from "./DropButton.module.css";
import style from "./ListFoot.module.css";

interface ListFootProps {
  readonly shown: number;
  /** How many there are without filters; null where nobody counts them. */
  readonly total: number | null;
  readonly chosen: number;
  /** Chosen rows that the filters hide. */
  readonly unseen: number;
  readonly onClear: () => void;
  /** What can be done with the chosen rows. */
  readonly bulk: ReactNode;
}

/** How many rows are shown, or what can be done with those that are chosen. */
export function ListFoot({ shown, total, chosen, unseen, onClear, bulk }: ListFootProps) {
  const text = useText();
  if (chosen === 0) {
    return (
      <output className={style["foot"]} data-testid="list-count">
        {total === null || total === shown
          ? text("lists.all", { count: shown })
          : text("lists.some", { shown, count: total })}
      </output>
    );
  }
  return (
    <div className={style["bulk"]} role="region" aria-label={text("lists.bulk")}>
      <output>
        {text("lists.chosen", { count: chosen })}
        {unseen > 0 && ` (${text("lists.unseen", { count: unseen })})`}
      </output>
      <ActionButton className={button["button"]} onClick={onClear}>
        {text("lists.clear")}
      </ActionButton>
      {bulk}
    </div>
  );
}
