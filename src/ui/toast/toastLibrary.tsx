import type { CSSProperties } from "react";
import { toast as library } from "react-toastify/unstyled";
import { hueOf, type Scheme, themeColour } from "../look/themeColour.ts";
import { themeProperties } from "../look/themes.ts";
import { useAppState } from "../state/appState.ts";
import { ToastBody } from "./ToastBody.tsx";
import type { ToastChange } from "./onToastChange.ts";
import { autoCloseOf, type ShownToast, type ToastId, USUAL_TOAST } from "./toastOptions.ts";

/** Puts a toast on the screen. */
export function showToast(id: ToastId, toast: ShownToast): void {
  library(bodyOf(id, toast), { ...libraryOptions(toast), toastId: id });
}

export function changeToast(id: ToastId, toast: ShownToast): void {
  library.update(id, { ...libraryOptions(toast), render: bodyOf(id, toast) });
}

export function dismissToast(id: ToastId): void {
  library.dismiss(id);
}

/** Calls `heard` with every step in the life of a toast. */
export function watchToasts(heard: (change: Pick<ToastChange, "id" | "status">) => void): void {
  library.onChange(({ id, status }) => heard({ id, status }));
}

function bodyOf(id: ToastId, toast: ShownToast) {
  return <ToastBody toast={toast} onDismiss={() => dismissToast(id)} />;
}

function libraryOptions({ options }: ShownToast) {
  const { type = USUAL_TOAST.type, position = USUAL_TOAST.position, theme, isLoading = false } = options;
  const autoClose = autoCloseOf(options);
  return {
    type,
    position,
    theme: theme ?? USUAL_TOAST.theme,
    isLoading,
    autoClose,
    // What goes wrong interrupts, everything else waits for a pause in speaking.
    role: type === "error" || type === "warning" ? "alert" : "status",
    // The library counts by an animation, whose length the style sheet must not cut short for those who want no motion.
    style: { "--toast-time": autoClose === false ? "0ms" : `${autoClose}ms`, ...(theme && coloursOf(theme)) },
    icon: false as const,
  };
}

/** Colours of its own where they were asked for; without them a toast has those of the page. */
function coloursOf(scheme: Scheme): CSSProperties {
  const { color } = useAppState.getState().settings;
  return { colorScheme: scheme, ...themeProperties(themeColour(scheme, hueOf(color))) };
}
