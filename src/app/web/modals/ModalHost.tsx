import { lazy, type ReactNode, Suspense } from "react";
import { loadMessages } from "#language/text.ts";
import type { ModalName } from "#ui/route/routeItem.ts";
import { useModalState } from "./modalState.ts";

const UpdateContent = lazy(async () => {
  const [modal] = await Promise.all([import("./UpdateContentModal.tsx"), loadMessages("administration")]);
  return modal;
});

const MODALS: Readonly<Record<ModalName, ReactNode>> = { updateContent: <UpdateContent /> };

/** Shows the dialog that a menu entry has opened. */
export function ModalHost() {
  const { open } = useModalState();
  return open && <Suspense fallback={null}>{MODALS[open]}</Suspense>;
}
