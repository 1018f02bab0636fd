import { useEffect } from "react";
import { spyOff, spyOn } from "./appState.ts";

/** Counts the element of this id among the parts of the page that can be jumped to, for as long as it stands. */
export function useScrollspy(id: string, label: string): void {
  useEffect(() => {
    const item = { id, label };
    spyOn(item);
    return () => spyOff(item);
  }, [id, label]);
}
