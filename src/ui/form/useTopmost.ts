import { useEffect, useId, useSyncExternalStore } from "react";

/** What is open, the last opened on top. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const told of listeners) told();
}

function listen(told: () => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

const topmost = () => open.at(-1);

/** Whether nothing was opened above a dialog or drawer since it opened: the Escape key is the topmost one's alone. */
export function useTopmost(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (isOpen) change([...open, id]);
    return () => change(open.filter((one) => one !== id));
  }, [isOpen, id]);
  const top = useSyncExternalStore(listen, topmost, topmost);
  return top === undefined || top === id;
}
