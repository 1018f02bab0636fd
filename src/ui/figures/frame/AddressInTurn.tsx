import { type ContextType, type ReactNode, type RefObject, use, useMemo } from "react";
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from "react-router";
import { PathnameContext } from "#ui/address/pathname.ts";
import { useDeferred } from "./useDeferred.ts";

/** Where the router stands. */
interface RoutedAddress {
  readonly location: ContextType<typeof LocationContext>;
  readonly route: ContextType<typeof RouteContext>;
}

interface Turn<Shown> {
  readonly shown: Shown;
  readonly address: RoutedAddress;
}

/** What a block is to show and the address that belongs to it, at once where the block can be seen, a moment later elsewhere. */
export function useInTurn<Shown>(shown: Shown): [Turn<Shown>, RefObject<HTMLDivElement | null>] {
  const location = use(LocationContext);
  const route = use(RouteContext);
  return useDeferred(useMemo(() => ({ shown, address: { location, route } }), [shown, location, route]));
}

interface AddressInTurnProps {
  readonly address: RoutedAddress;
  readonly children: ReactNode;
}

/** Lets a block read the address when its turn has come: every link listens to the router, and a screen has dozens of them out of sight. */
export function AddressInTurn({ address: { location, route }, children }: AddressInTurnProps) {
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>
        <PathnameContext value={location.location.pathname}>{children}</PathnameContext>
      </RouteContext>
    </LocationContext>
  );
}

interface LinksInTurnProps {
  readonly className?: string | undefined;
  /** The same as long as it says the same. */
  readonly children: ReactNode;
}

/** Links beside the figures: where they are out of sight, a filter leaves them for later. */
export function LinksInTurn({ className, children }: LinksInTurnProps) {
  const [{ address }, place] = useInTurn(null);
  return (
    <div ref={place} className={className}>
      <AddressInTurn address={address}>{children}</AddressInTurn>
    </div>
  );
}
