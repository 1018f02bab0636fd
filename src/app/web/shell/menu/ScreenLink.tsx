import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { usePathname } from "#ui/address/pathname.ts";
import { BASE_PATH } from "../../basePath.ts";

interface ScreenLinkProps extends ComponentProps<"a"> {
  /** Path of a screen, without a query. */
  readonly to: string;
}

/** A link to a screen that knows whether it is shown. The router's own are made anew with every filter, and a menu has dozens. */
export function ScreenLink({ to, onClick, ...rest }: ScreenLinkProps) {
  const navigate = useNavigate();
  const shown = usePathname() === to;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || asksForAnotherPlace(event)) return;
    event.preventDefault();
    void navigate(to, { replace: shown });
  };
  return (
    <a {...rest} href={BASE_PATH + to.slice(1)} aria-current={shown ? "page" : undefined} onClick={follow}>
      {rest.children}
    </a>
  );
}

/** A new tab, a new window, a file. */
function asksForAnotherPlace({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
