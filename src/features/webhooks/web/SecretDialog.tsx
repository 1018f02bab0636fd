import { useReducer } from "react";
import { useText } from "#language/useText.ts";
import { ShownSecret } from "#ui/form/ShownSecret.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a webhook, for the only time. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const text = useText();
  const [kept, keep] = useReducer(() => true, false);
  return (
    <TaskDialog
      title={text("webhooks.secret.title")}
      held={!kept}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("webhooks.secret.done")}</ActionButton>}
    >
      <ShownSecret
        secret={secret}
        label={text("webhooks.secret.label")}
        warning={text("webhooks.secret.warning")}
        copy={text("webhooks.secret.copy")}
        copied={text("webhooks.secret.copied")}
        onCopied={keep}
      />
    </TaskDialog>
  );
}
