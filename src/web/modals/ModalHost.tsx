import { type ComponentType, lazy, Suspense } from "react";
import { type ModalName, useModalState } from "./modalState.ts";

const MODALS: Readonly<Record<ModalName, ComponentType>> = {
  updateContent: lazy(() => import("./UpdateContentModal.tsx")),
};

/** Shows the dialog that a menu entry has opened. */
export function ModalHost() {
  const open = useModalState((state) => state.open);
  const Modal = open && MODALS[open];
  return (
    Modal && (
      <Suspense fallback={null}>
        <Modal />
      </Suspense>
    )
  );
}
