import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";

interface NewsroomFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** The newsroom's dialog: wide, and the whole screen of a phone. */
export function NewsroomFrame({ title, onClose, children, foot }: NewsroomFrameProps) {
  const isPhone = useMediaQuery("(max-width: 48em)") ?? false;
  return (
    <DialogFrame open title={title} width={1120} whole={isPhone} onClose={onClose} foot={foot}>
      {children}
    </DialogFrame>
  );
}
