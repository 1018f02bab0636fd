import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
  IconX,
} from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import type { ShownToast, ToastType, ToastWords } from "./toastOptions.ts";

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };

interface ToastBodyProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** What stands in a toast: sign, sentence, why, how far, and what to do. */
export function ToastBody({ toast: { words, options }, onDismiss }: ToastBodyProps) {
  const text = useText();
  const say = (said: ToastWords) => (typeof said === "string" ? said : said(text));
  const { type = "default", detail, action, progress, isLoading = false } = options;

  return (
    <div className="toast-body" data-testid="toast" data-type={type}>
      <Sign type={type} working={isLoading} />
      <div className="toast-words">
        <p>{say(words)}</p>
        {detail && <p className="toast-detail">{say(detail)}</p>}
        {progress !== undefined && isLoading && (
          <progress max={1} value={progress ?? undefined} aria-label={say(words)} />
        )}
        {action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.run();
              onDismiss();
            }}
          >
            {say(action.label)}
          </button>
        )}
      </div>
      {!isLoading && (
        <button type="button" className="toast-close" onClick={onDismiss} aria-label={text("notifications.dismiss")}>
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Sign({ type, working }: { readonly type: ToastType; readonly working: boolean }) {
  if (working) return <IconLoader2 className="toast-sign toast-turning" size={20} stroke={1.8} aria-hidden="true" />;
  if (type === "default") return null;
  const Icon = ICONS[type];
  return <Icon className="toast-sign" size={20} stroke={1.8} aria-hidden="true" />;
}
