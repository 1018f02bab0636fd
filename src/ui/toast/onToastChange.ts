import type { ToastId, ToastType } from "./toastOptions.ts";

/** One step in the life of a toast. */
export interface ToastChange {
  readonly id: ToastId;
  readonly status: "added" | "updated" | "removed";
  readonly type: ToastType;
  readonly data: unknown;
}

type Listener = (change: ToastChange) => void;

const listeners = new Set<Listener>();

/** Calls `heard` whenever a toast is added, updated or removed, until the returned function is called. */
export function onToastChange(heard: Listener): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** Tells the listeners; for the toasts themselves. */
export function announceToast(change: ToastChange): void {
  for (const heard of listeners) heard(change);
}
