import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
  IconX,
} from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { toast as library } from "react-toastify/unstyled";
import { useText } from "#language/useText.ts";
import { hueOf, type Scheme, themeColour } from "../look/themeColour.ts";
import { themeProperties } from "../look/themes.ts";
import { useAppState } from "../state/appState.ts";
import type { ToastChange } from "./onToastChange.ts";
import {
  autoCloseOf,
  type ShownToast,
  type ToastId,
  type ToastType,
  type ToastWords,
  USUAL_TOAST,
} from "./toastOptions.ts";

/** Puts a toast on the screen. */
export function showToast(id: ToastId, toast: ShownToast): void {
  library(bodyOf(id, toast), { ...libraryOptions(toast), toastId: id });
}

export function changeToast(id: ToastId, toast: ShownToast): void {
  library.update(id, { ...libraryOptions(toast), render: bodyOf(id, toast) });
}

export function dismissToast(id: ToastId): void {
  library.dismiss(id);
}

/** Calls `heard` with every step in the life of a toast. */
export function watchToasts(heard: (change: Pick<ToastChange, "id" | "status">) => void): void {
  library.onChange(({ id, status }) => heard({ id, status }));
}

function bodyOf(id: ToastId, toast: ShownToast) {
  return <ToastBody toast={toast} onDismiss={() => dismissToast(id)} />;
}

function libraryOptions({ options }: ShownToast) {
  const { type = USUAL_TOAST.type, position = USUAL_TOAST.position, theme, isLoading = false } = options;
  const autoClose = autoCloseOf(options);
  return {
    type,
    position,
    theme: theme ?? USUAL_TOAST.theme,
    isLoading,
    autoClose,
    // What goes wrong interrupts, everything else waits for a pause in speaking.
    role: type === "error" || type === "warning" ? "alert" : "status",
    // The library counts by an animation, whose length the style sheet must not cut short for those who want no motion.
    style: { "--toast-time": autoClose === false ? "0ms" : `${autoClose}ms`, ...(theme && coloursOf(theme)) },
    icon: false as const,
  };
}

/** Colours of its own where they were asked for; without them a toast has those of the page. */
function coloursOf(scheme: Scheme): CSSProperties {
  const { color } = useAppState.getState().settings;
  return { colorScheme: scheme, ...themeProperties(themeColour(scheme, hueOf(color))) };
}

const ICONS = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };

interface ToastBodyProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** What stands in a toast: sign, sentence, why, how far, and what to do. */
function ToastBody({ toast: { words, options }, onDismiss }: ToastBodyProps) {
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
