import type { TablerIcon } from "@tabler/icons-react";
import { restingButton } from "#ui/look/restingButton.ts";
import style from "./Editor.module.css";

interface ToolButtonProps {
  readonly label: string;
  readonly icon: TablerIcon;
  /** Whether the text at the cursor is set so; undefined where it cannot be. */
  readonly on?: boolean | undefined;
  /** Not to be pressed just now; it keeps the focus all the same. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button of the toolbar. Arrows lead from one to the next; the Tab key stops at the first alone. */
export function ToolButton({ label, icon: Icon, on, disabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={style["tool"]}
      aria-label={label}
      title={label}
      aria-pressed={on}
      tabIndex={-1}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      {...restingButton(disabled, onPress)}
    >
      <Icon size={17} stroke={1.7} aria-hidden="true" />
    </button>
  );
}
