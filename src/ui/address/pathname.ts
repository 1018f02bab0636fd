import { createContext, useContext } from "react";

/** The path of the screen shown, below the base path. It stands beside the router's location, which is another one with every filter. */
export const PathnameContext = createContext("/");

/** The path of the screen shown, for what a change of filters says nothing. */
export function usePathname(): string {
  return useContext(PathnameContext);
}
