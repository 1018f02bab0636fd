import { IconAlertTriangle, IconPlugConnectedX } from "@tabler/icons-react";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { NoAccess } from "./NoAccess.tsx";
import { Notice } from "./Notice.tsx";
import { isRefusal, problemCode } from "./problemCode.ts";

interface ErrorStateProps {
  /** Whatever was thrown. */
  readonly reason: unknown;
  readonly onRetry?: () => void;
}

/** What went wrong, why, and what to do, in the reader's language. A refusal is shown as one. */
export function ErrorState({ reason, onRetry }: ErrorStateProps) {
  const text = useText();
  const code = problemCode(reason);
  if (isRefusal(code)) return <NoAccess code={code} />;

  const silent = code === "offline" || code === "unreachable";
  return (
    <Notice
      icon={silent ? IconPlugConnectedX : IconAlertTriangle}
      title={text(`errors.${code}.what`)}
      reason={text(`errors.${code}.why`)}
      testId="error-state"
      alert
    >
      {onRetry && <ActionButton onClick={onRetry}>{text("errors.retry")}</ActionButton>}
    </Notice>
  );
}
