import { lazy, type ReactNode, Suspense } from "react";
import { type ModalName, useModalState } from "./modalState.ts";

const UpdateContent = lazy(() => import("./UpdateContentModal.tsx"));

const MODALS: Readonly<Record<ModalName, ReactNode>> = { updateContent: <UpdateContent /> };

/** Shows the dialog that a menu entry has opened. */
export function ModalHost() {
  const { open } = useModalState();
  return open && <Suspense fallback={null}>{MODALS[open]}</Suspense>;
}
