import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The secret of a mailed link, which stands behind the `#`. It leaves the address bar at once, so that it gets into no history, bookmark or screenshot; the
 * history entry keeps it for a reload. Null where the page was opened without one.
 */
export function useLinkSecret(name: string): string | null {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get(name);

  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { [name]: inAddress } });
  }, [inAddress, name, navigate, pathname]);

  return inAddress ?? keptIn(state, name);
}

function keptIn(state: unknown, name: string): string | null {
  const kept: unknown = typeof state === "object" && state !== null ? Reflect.get(state, name) : null;
  return typeof kept === "string" ? kept : null;
}
