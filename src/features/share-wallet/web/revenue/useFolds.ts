import { useCallback, useState } from "react";
import type { RevenueGroup } from "./revenueSums.ts";

/** Which groups of the grid are open. */
export interface Folds {
  readonly isOpen: (vertical: string) => boolean;
  readonly allOpen: boolean;
  readonly toggle: (vertical: string) => void;
  readonly toggleAll: () => void;
  /** Opens groups, so that what happens in them is seen. */
  readonly open: (verticals: readonly string[]) => void;
}

/** Twelve verticals in sight are clearer than a hundred categories: the first is open, the others wait for a click. */
export function useFolds(groups: readonly RevenueGroup[]): Folds {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(groups.slice(0, 1).map(verticalOfGroup)));
  const allOpen = groups.every(({ vertical }) => opened.has(vertical));
  const open = useCallback(
    (verticals: readonly string[]) => setOpened((before) => new Set([...before, ...verticals])),
    [],
  );
  return {
    isOpen: (vertical) => groups.length === 1 || opened.has(vertical),
    allOpen,
    toggle: (vertical) =>
      setOpened((before) =>
        before.has(vertical) ? new Set([...before].filter((one) => one !== vertical)) : new Set([...before, vertical]),
      ),
    toggleAll: () => setOpened(new Set(allOpen ? [] : groups.map(verticalOfGroup))),
    open,
  };
}

function verticalOfGroup({ vertical }: RevenueGroup): string {
  return vertical;
}
