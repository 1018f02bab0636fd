import { type ComponentType, useMemo } from "react";
import { useDeferred } from "#ui/figures/frame/useDeferred.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

interface DeferredPartProps {
  readonly asked: ShareSpending;
  readonly part: ComponentType<{ readonly asked: ShareSpending }>;
  readonly className: string | undefined;
}

/** A part of the screen that follows a change at once where it can be seen, and a moment later where not. */
export function DeferredPart({ asked, part: Part, className }: DeferredPartProps) {
  const [shown, place] = useDeferred(asked);
  const content = useMemo(() => <Part asked={shown} />, [Part, shown]);
  return (
    <div ref={place} className={className}>
      {content}
    </div>
  );
}
