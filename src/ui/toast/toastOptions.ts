import type { TFunction } from "i18next";

/** What a toast says: a sentence, or one made anew in whatever language is shown. */
export type ToastWords = string | ((text: TFunction) => string);

export type ToastId = string | number;

export type ToastType = "default" | "success" | "info" | "error" | "warning";

/** The specification's options, with its names and defaults, and four of ours. */
export interface ToastOptions {
  readonly toastId?: ToastId;
  readonly type?: ToastType;
  /** Milliseconds until it goes by itself; false leaves it. 5000 without it, 10000 where there is something to press. */
  readonly autoClose?: number | false;
  readonly position?: "top-right" | "top-center" | "top-left" | "bottom-right" | "bottom-center" | "bottom-left";
  /** "light" is the library's default and ours; as long as nobody asks for one, a toast has the colours of the app. */
  readonly theme?: "light" | "dark";
  /** Shows that work goes on; the toast stays until this is taken back. */
  readonly isLoading?: boolean;
  /** Whatever the caller wants to find again in `onToastChange`. */
  readonly data?: unknown;
  /** A second, quieter sentence: why. */
  readonly detail?: ToastWords;
  /** One thing to do about it, such as undo; the toast goes when it is done. */
  readonly action?: { readonly label: ToastWords; readonly run: () => void };
  /** How far the work has come, from 0 to 1; null while that is not known. */
  readonly progress?: number | null;
}

/** A toast as it stands on the screen. */
export interface ShownToast {
  readonly words: ToastWords;
  readonly options: ToastOptions;
}

export const USUAL_TOAST = {
  type: "default",
  autoClose: 5_000,
  position: "top-right",
  theme: "light",
  /** Part of its width, in percent, that a toast is dragged to be dismissed. */
  draggablePercent: 80,
} as const;

/** A button takes longer to reach than a sentence to read. */
const WITH_ACTION_MS = 10_000;

/** When a toast goes by itself. */
export function autoCloseOf({ autoClose, action, isLoading }: ToastOptions): number | false {
  if (isLoading) return false;
  return autoClose ?? (action ? WITH_ACTION_MS : USUAL_TOAST.autoClose);
}

/** What stands after a change: options that are not named keep their value. */
export function changedToast(before: ShownToast | undefined, words: ToastWords, options: ToastOptions): ShownToast {
  return { words, options: { ...before?.options, ...options } };
}
