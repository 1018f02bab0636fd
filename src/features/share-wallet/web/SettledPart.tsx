import { type ComponentType, useMemo } from "react";
import { useSettled } from "#blocks/frame/useSettled.ts";
import type { ShareSpending } from "#reports/parts/wallet/shareSpending.ts";

interface SettledPartProps {
  readonly asked: ShareSpending;
  readonly part: ComponentType<{ readonly asked: ShareSpending }>;
  readonly className: string | undefined;
}

/** A part of the screen that follows a change at once where it can be seen, and a moment later where not. */
export function SettledPart({ asked, part: Part, className }: SettledPartProps) {
  const [settled, place] = useSettled(asked);
  const content = useMemo(() => <Part asked={settled} />, [Part, settled]);
  return (
    <div ref={place} className={className}>
      {content}
    </div>
  );
}
