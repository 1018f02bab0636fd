import type { ReactNode } from "react";
import { useCutEdges } from "./useCutEdges.ts";

interface ScrollFrameProps {
  /** What it holds, for screen readers. */
  readonly label?: string;
  /** The id of the heading that says so, where there is one. */
  readonly labelledBy?: string;
  /** How it scrolls: its `overflow`, and how tall it may be. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Holds a table that may be wider or longer than its place. It is scrolled by itself, and only while there is something to scroll does the
 * Tab key stop at it, so that arrows can move it.
 */
export function ScrollFrame({ label, labelledBy, className, children }: ScrollFrameProps) {
  const frame = useCutEdges<HTMLDivElement>(true);
  return (
    <div ref={frame} className={className} role="group" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}
