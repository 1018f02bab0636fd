import type { ReactNode } from "react";
import { DialogFrame } from "./DialogFrame.tsx";

interface TaskDialogProps {
  readonly title: string;
  /** Closes by a button of the foot alone. */
  readonly held?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What can be done now, the main thing last. */
  readonly foot: ReactNode;
}

/** A dialog for something that takes several steps. */
export function TaskDialog({ title, held = false, onClose, children, foot }: TaskDialogProps) {
  return (
    <DialogFrame open title={title} width={760} held={held} onClose={onClose} foot={foot}>
      {children}
    </DialogFrame>
  );
}
