import { create } from "zustand";
import type { ModalName } from "#ui/route/routeItem.ts";

/** Which dialog is open; null when none is. */
export const useModalState = create<{ readonly open: ModalName | null }>()(() => ({ open: null }));

/** Opens the dialog of a menu entry. */
export function openModal(open: ModalName): void {
  useModalState.setState({ open });
}

export function closeModal(): void {
  useModalState.setState({ open: null });
}
