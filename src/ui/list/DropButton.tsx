import { Popover } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ActionButton } from "../look/ActionButton.tsx";
import style from "./DropButton.module.css";

interface DropButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What drops down; called with the way to close it. */
  readonly children: (close: () => void) => ReactNode;
  readonly onClose?: () => void;
}

/** A button with something to choose below it. */
export function DropButton({ label, icon, children, onClose }: DropButtonProps) {
  const [open, setOpen] = useState(false);
  const turn = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) onClose?.();
  };
  return (
    <Popover opened={open} onChange={turn} position="bottom-start" offset={4} trapFocus returnFocus shadow="none">
      <Popover.Target>
        <ActionButton className={style["button"]} onClick={() => turn(!open)}>
          {icon}
          {label}
        </ActionButton>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={label}>
        {children(() => turn(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
