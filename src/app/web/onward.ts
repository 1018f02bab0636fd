import { redirect, replace } from "react-router";

/**
 * Leads on to another address in the place of the one asked for. On arrival that one already stands in the history and gives way; on the
 * way from another screen it does not yet, and what would give way is the screen that the way back should lead to.
 */
export function onward(path: string, asked: URL): Response {
  return asked.pathname === location.pathname ? replace(path) : redirect(path);
}
