import type { ComponentPropsWithRef, MouseEvent } from "react";

type Press = ComponentPropsWithRef<"button">["onClick"];

/**
 * What a button gets that is not to be pressed just now, because what it does is under way or there is nothing to do. It keeps the focus,
 * unlike one with the browser's own `disabled`: the Tab key would begin anew at the top of the page, and nobody would hear that it is done.
 */
export function restingButton(rests: boolean, onClick: Press, busy = false) {
  return {
    onClick: (event: MouseEvent<HTMLButtonElement>) => (rests ? event.preventDefault() : onClick?.(event)),
    "aria-disabled": rests || undefined,
    "aria-busy": busy || undefined,
  };
}
