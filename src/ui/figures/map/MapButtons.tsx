import { IconMinus, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useText } from "#language/useText.ts";
import style from "./MapButtons.module.css";

interface MapButtonsProps {
  /** 1 is closer, −1 farther. */
  readonly onZoom: (steps: 1 | -1) => void;
  /** Buttons of the map's own, below the two. */
  readonly children: ReactNode;
}

/** The buttons at a map's corner. */
export function MapButtons({ onZoom, children }: MapButtonsProps) {
  const text = useText();
  return (
    <div className={style["buttons"]}>
      <button type="button" aria-label={text("maps.zoomIn")} onClick={() => onZoom(1)}>
        <IconPlus size={16} aria-hidden="true" />
      </button>
      <button type="button" aria-label={text("maps.zoomOut")} onClick={() => onZoom(-1)}>
        <IconMinus size={16} aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}
