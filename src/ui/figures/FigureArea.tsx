import type { ReactNode } from "react";
import { type FigureKnowledge, useFigureEvents } from "./useFigureEvents.ts";

interface FigureAreaProps extends FigureKnowledge {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A place whose figures can be hovered, entered with the keyboard and explained. */
export function FigureArea({ children, className, ...knowledge }: FigureAreaProps) {
  const events = useFigureEvents(knowledge);
  return (
    <div className={className} {...events}>
      {children}
    </div>
  );
}
