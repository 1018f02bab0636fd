import { useEffect } from "react";
import { fitMenu } from "#ui/state/appState.ts";

/** Lets the menu follow the window while the shell stands. */
export function useFittingMenu(): void {
  useEffect(() => {
    fitMenu();
    addEventListener("resize", fitMenu);
    return () => removeEventListener("resize", fitMenu);
  }, []);
}
