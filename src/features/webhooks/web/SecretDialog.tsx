import { useClipboard } from "@mantine/hooks";
import { useReducer } from "react";
import { useText } from "#i18n/useText.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Webhooks.module.css";

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret, for the only time. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const text = useText();
  const clipboard = useClipboard({ timeout: 5_000 });
  const [kept, keep] = useReducer(() => true, false);
  const copy = () => {
    clipboard.copy(secret);
    keep();
  };
  return (
    <TaskDialog
      title={text("webhooks.secret.title")}
      held={!kept}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("webhooks.secret.done")}</ActionButton>}
    >
      <div className={style["form"]}>
        <p className={style["warning"]}>{text("webhooks.secret.warning")}</p>
        <div className={style["made"]}>
          <output className={style["secret"]} aria-label={text("webhooks.secret.label")}>
            {secret}
          </output>
          <ActionButton tone="main" data-autofocus onClick={copy}>
            {text(clipboard.copied ? "webhooks.secret.copied" : "webhooks.secret.copy")}
          </ActionButton>
        </div>
      </div>
    </TaskDialog>
  );
}
