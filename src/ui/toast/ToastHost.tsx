import { lazy, Suspense } from "react";
import { useToastHost } from "./toast.ts";

const ToastStack = lazy(() => import("./ToastStack.tsx"));

/** Where toasts appear; stands once in the shell, empty until the first one. A live region must be there before its first words. */
export function ToastHost() {
  const needed = useToastHost((state) => state.needed);
  return (
    <div aria-live="polite" aria-relevant="additions text">
      <Suspense>{needed && <ToastStack />}</Suspense>
    </div>
  );
}
