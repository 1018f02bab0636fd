import { useSyncExternalStore } from "react";

let printing = false;

/** Whether the page is being put on paper; what follows from it stands before the printer looks. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  const begin = () => {
    printing = true;
    changed();
  };
  const end = () => {
    printing = false;
    changed();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}
