import { problemCode } from "../problem/problemCode.ts";
import { signInHere } from "../session/signInHere.ts";
import { addToast } from "./toast.ts";
import type { ToastId, ToastOptions } from "./toastOptions.ts";

const SIGNED_OUT: readonly string[] = ["sign-in-required", "token-rejected"];

/** Says that something could not be done, what is the matter and why; the same failure twice is one toast. */
export function toastProblem(reason: unknown, options: ToastOptions = {}): ToastId {
  const code = problemCode(reason);
  return addToast((text) => text(`errors.${code}.what`), {
    toastId: `problem-${code}`,
    type: "error",
    autoClose: 10_000,
    detail: (text) => text(`errors.${code}.why`),
    ...(SIGNED_OUT.includes(code) && {
      action: { label: (text) => text("shell.signInAgain"), run: () => void signInHere() },
    }),
    ...options,
  });
}
