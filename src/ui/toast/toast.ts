import { type Id, toast as library, type ToastOptions as LibraryOptions } from "react-toastify";

/** The specification's options, with their names. */
export type ToastOptions = Pick<
  LibraryOptions,
  "toastId" | "type" | "autoClose" | "position" | "theme" | "isLoading" | "data"
>;

/** Shows a short message in the corner and answers its id, by which it can be changed or taken away. */
export function addToast(message: string, options: ToastOptions = {}): Id {
  return library(message, options);
}

/** Changes a toast that is still there, such as a job's from "running" to "done". */
export function updateToast(id: Id, message: string, options: ToastOptions = {}): void {
  library.update(id, { render: message, ...options });
}

export function removeToast(id: Id): void {
  library.dismiss(id);
}
