import { Modal } from "@mantine/core";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { closeModal } from "./modalState.ts";

/** Where administrators will edit texts; says honestly that this is still being built. */
export default function UpdateContentModal() {
  const text = useText();
  return (
    <Modal
      opened
      onClose={closeModal}
      title={text("menu.updateContent")}
      closeButtonProps={{ "aria-label": text("landing.close") }}
      centered
    >
      <p>{text("landing.holds.updateContent")}</p>
      <p>{text("landing.being.text")}</p>
      <ActionButton onClick={closeModal}>{text("landing.close")}</ActionButton>
    </Modal>
  );
}
