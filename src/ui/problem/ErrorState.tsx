import { IconAlertTriangle, IconPlugConnectedX } from "@tabler/icons-react";
import { useEffect } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { NoAccess } from "./NoAccess.tsx";
import { Notice } from "./Notice.tsx";
import { isRefusal, isWorthRetrying, problemCode } from "./problemCode.ts";

interface ErrorStateProps {
  /** Whatever was thrown. */
  readonly reason: unknown;
  readonly onRetry?: () => void;
}

/** What went wrong, why, and what to do, in the reader's language. A refusal is shown as one. */
export function ErrorState({ reason, onRetry }: ErrorStateProps) {
  const text = useText();
  const code = problemCode(reason);
  const silent = code === "offline" || code === "unreachable";
  useRetryOnceOnline(silent ? onRetry : undefined);
  if (isRefusal(code)) return <NoAccess code={code} />;

  return (
    <Notice
      icon={silent ? IconPlugConnectedX : IconAlertTriangle}
      title={text(`errors.${code}.what`)}
      reason={text(`errors.${code}.why`)}
      testId="error-state"
      alert
    >
      {onRetry && isWorthRetrying(code) && <ActionButton onClick={onRetry}>{text("errors.retry")}</ActionButton>}
    </Notice>
  );
}

function useRetryOnceOnline(onRetry: (() => void) | undefined) {
  useEffect(() => {
    if (!onRetry) return undefined;
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
}
