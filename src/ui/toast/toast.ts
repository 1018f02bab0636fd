import { create } from "zustand";
import { announceToast } from "./onToastChange.ts";
import { changedToast, type ShownToast, type ToastId, type ToastOptions, type ToastWords } from "./toastOptions.ts";

/** False until the first toast: only then the library and the place for toasts are loaded. */
export const useToastHost = create<{ readonly needed: boolean }>()(() => ({ needed: false }));

const shown = new Map<ToastId, ShownToast>();
let count = 0;

/** Shows a short message in the corner and answers its id, by which it can be changed or taken away. */
export function addToast(words: ToastWords, options: ToastOptions = {}): ToastId {
  count += 1;
  const id = options.toastId ?? `toast-${count}`;
  if (shown.has(id)) {
    updateToast(id, words, options);
    return id;
  }
  const toast = { words, options: { ...options, toastId: id } };
  shown.set(id, toast);
  useToastHost.setState({ needed: true });
  void library().then(({ showToast }) => shown.has(id) && showToast(id, toast));
  return id;
}

/** Changes a toast that is still there, such as a job's from "running" to "done"; options that are not named stay. */
export function updateToast(id: ToastId, words: ToastWords, options: ToastOptions = {}): void {
  const before = shown.get(id);
  if (!before) return;
  const toast = changedToast(before, words, options);
  shown.set(id, toast);
  void library().then(({ changeToast }) => shown.has(id) && changeToast(id, toast));
}

export function removeToast(id: ToastId): void {
  void library().then(({ dismissToast }) => dismissToast(id));
}

/** The toasts on the screen, oldest first. */
export function shownToasts(): readonly ShownToast[] {
  return [...shown.values()];
}

type ToastLibrary = typeof import("./toastLibrary.tsx");
let loading: Promise<ToastLibrary> | null = null;

/** The library in its own part of the script. Calls wait for it in the order in which they came. */
function library(): Promise<ToastLibrary> {
  loading ??= import("./toastLibrary.tsx").then((loaded) => {
    loaded.watchToasts((change) => {
      const toast = shown.get(change.id);
      if (change.status === "removed") shown.delete(change.id);
      announceToast({ ...change, type: toast?.options.type ?? "default", data: toast?.options.data });
    });
    return loaded;
  });
  return loading;
}
