import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAddress } from "../address/useAddress.ts";
import { rememberScreen } from "./recentScreens.ts";

/** Looked at is what stayed open for this long, in milliseconds; what is passed through is not. */
const LOOKED_AT = 2_000;

/** Remembers the screen that is open, with its filters, for the list of what was looked at last. */
export function useRememberScreen(): void {
  const { pathname, search } = useLocation();
  const { market } = useAddress();
  useEffect(() => {
    const remember = () => rememberScreen({ path: pathname + search, market, at: new Date().toISOString() });
    const timer = setTimeout(remember, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [pathname, search, market]);
}
