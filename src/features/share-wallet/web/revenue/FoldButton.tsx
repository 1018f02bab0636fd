import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import style from "./RevenueGrid.module.css";

interface FoldButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: string;
}

/** Shows and hides what stands under a heading of the grid. */
export function FoldButton({ open, onToggle, children }: FoldButtonProps) {
  const Icon = open ? IconChevronDown : IconChevronRight;
  return (
    <button type="button" className={style["fold"]} aria-expanded={open} onClick={onToggle}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
