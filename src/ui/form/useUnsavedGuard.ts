import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

interface UnsavedGuard {
  /** Whether the question is being asked. */
  readonly asking: boolean;
  /** Closes, or asks first. */
  readonly close: () => void;
  readonly discard: () => void;
  readonly stay: () => void;
}

/** Asks before a close, another address or a reload would lose what was typed. */
export function useUnsavedGuard(dirty: boolean, onClose: () => void): UnsavedGuard {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);

  const asking = closing || blocker.state === "blocked";

  return {
    asking,
    close: () => {
      // Escape is heard by the question and by what lies below it.
      if (asking) return;
      if (!dirty) onClose();
      // A moment later: the question would take the very press of Escape that brings it up for its own answer.
      else setTimeout(() => setClosing(true));
    },
    discard: () => {
      setClosing(false);
      if (blocker.state === "blocked") blocker.proceed();
      onClose();
    },
    stay: () => {
      setClosing(false);
      if (blocker.state === "blocked") blocker.reset();
    },
  };
}
