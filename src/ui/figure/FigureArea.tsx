import type { ReactNode } from "react";
import { type FigureKnowledge, useFigureEvents } from "./useFigureEvents.ts";

interface FigureAreaProps extends FigureKnowledge {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Names the group for screen readers where nothing inside does. */
  readonly label?: string;
}

/** A place whose figures can be hovered, entered with the keyboard and explained. */
export function FigureArea({ children, className, label, ...knowledge }: FigureAreaProps) {
  const events = useFigureEvents(knowledge);
  return (
    <div role="group" aria-label={label} className={className} {...events}>
      {children}
    </div>
  );
}
