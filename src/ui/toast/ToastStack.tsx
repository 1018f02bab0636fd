import "./toast.css";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { cssTransition, toast as library, ToastContainer } from "react-toastify/unstyled";
import { useText } from "#language/useText.ts";
import { USUAL_TOAST } from "./toastOptions.ts";

const fade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 160 });

/** The toasts themselves. Escape dismisses the one that has the focus and gives the focus back. */
export default function ToastStack() {
  const text = useText();
  const cameFrom = useRef<HTMLElement | null>(null);

  const focused = (event: FocusEvent) => {
    library.pause();
    const before = event.relatedTarget;
    if (before instanceof HTMLElement && !event.currentTarget.contains(before)) cameFrom.current = before;
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) library.play();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !(event.target instanceof Element)) return;
    event.stopPropagation();
    event.target.closest(".Toastify__toast")?.querySelector<HTMLElement>(".toast-close")?.click();
    cameFrom.current?.focus();
  };

  return (
    // The handlers only follow the focus; everything inside is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onFocus={focused} onBlur={left} onKeyDown={pressed}>
      <ToastContainer
        position={USUAL_TOAST.position}
        autoClose={USUAL_TOAST.autoClose}
        theme={USUAL_TOAST.theme}
        draggable
        draggablePercent={USUAL_TOAST.draggablePercent}
        pauseOnHover
        pauseOnFocusLoss
        closeButton={false}
        closeOnClick={false}
        transition={fade}
        limit={5}
        aria-label={text("notifications.toasts")}
      />
    </div>
  );
}
