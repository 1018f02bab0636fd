import { type KeyboardEvent, useState } from "react";

interface RowKeys {
  /** The row that the Tab key reaches. */
  readonly active: number;
  readonly activate: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface RowKeysOptions {
  readonly count: number;
  /** Brings a row into sight, so that it can be focused. */
  readonly reveal: (at: number) => void;
  readonly onOpen: (at: number) => void;
  readonly onToggle: (at: number) => void;
  readonly onToggleAll: () => void;
}

const PAGE = 10;

/** Arrows, Page keys, Home and End move along the rows, Enter opens one, Space chooses it, Control and A choose all. */
export function useRowKeys({ count, reveal, onOpen, onToggle, onToggleAll }: RowKeysOptions): RowKeys {
  const [chosen, activate] = useState(0);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a control inside a row are its own.
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const goal = steps[event.key];
    const frame = event.currentTarget;
    if (goal !== undefined) {
      const at = Math.max(0, Math.min(count - 1, goal));
      activate(at);
      reveal(at);
      requestAnimationFrame(() => frame.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus());
    } else if (event.key === "Enter") onOpen(active);
    else if (event.key === " ") onToggle(active);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) onToggleAll();
    else return;
    event.preventDefault();
  };
  return { active, activate, onKeyDown };
}
