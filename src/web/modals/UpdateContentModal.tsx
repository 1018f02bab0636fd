import { useText } from "#i18n/useText.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { closeModal } from "./modalState.ts";

/** Where administrators will edit texts; says honestly that this is still being built. */
export default function UpdateContentModal() {
  const text = useText();
  return (
    <DialogFrame
      open
      title={text("menu.updateContent")}
      width={560}
      onClose={closeModal}
      foot={<ActionButton onClick={closeModal}>{text("landing.close")}</ActionButton>}
    >
      <p>{text("landing.holds.updateContent")}</p>
      <p>{text("landing.being.text")}</p>
    </DialogFrame>
  );
}
