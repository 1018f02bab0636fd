import { type ComponentType, useMemo } from "react";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { AddressInTurn, useInTurn } from "#ui/figures/frame/AddressInTurn.tsx";

interface DeferredPartProps {
  readonly asked: ShareSpending;
  readonly part: ComponentType<{ readonly asked: ShareSpending }>;
  readonly className: string | undefined;
}

/** A part of the screen that follows a change at once where it can be seen, and a moment later where not. */
export function DeferredPart({ asked, part: Part, className }: DeferredPartProps) {
  const [{ shown, address }, place] = useInTurn(asked);
  const content = useMemo(() => <Part asked={shown} />, [Part, shown]);
  return (
    <div ref={place} className={className}>
      <AddressInTurn address={address}>{content}</AddressInTurn>
    </div>
  );
}
