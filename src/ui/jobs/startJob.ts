import type { Notification } from "#features/notifications/contract.ts";
import { tellNotifications } from "../notifications/notificationState.ts";
import { problemCode } from "../problem/problemCode.ts";
import { addToast, removeToast, updateToast } from "../toast/toast.ts";
import type { ToastWords } from "../toast/toastOptions.ts";

/** Work that takes a while: reports how far it has come, from 0 to 1, and stops when the signal says so. */
export type JobRun<Result> = (progress: (part: number) => void, signal: AbortSignal) => Promise<Result>;

let count = 0;

/**
 * Runs long work of this browser: a toast shows progress and offers to cancel, and the end is told among the notices, where it
 * stays until the page is left. Gives the result, or null where the work was cancelled or failed. Whoever has another button to
 * stop it brings the controller.
 */
export async function startJob<Result>(
  name: string,
  run: JobRun<Result>,
  stop = new AbortController(),
): Promise<Result | null> {
  count += 1;
  const id = `job-${count}`;
  const running: ToastWords = (text) => text("notifications.job.running", { name });
  addToast(running, {
    toastId: id,
    isLoading: true,
    progress: null,
    action: { label: (text) => text("notifications.job.cancel"), run: () => stop.abort() },
  });
  const progress = (part: number) => {
    if (!stop.signal.aborted) updateToast(id, running, { progress: Math.min(1, Math.max(0, part)) });
  };

  try {
    const result = await run(progress, stop.signal);
    if (stop.signal.aborted) return cancelled(id, name);
    removeToast(id);
    addToast((text) => text("notifications.job.done", { name }), { type: "success" });
    tellNotifications({ type: "added", item: notice(id, "job-done", name) });
    return result;
  } catch (reason) {
    if (stop.signal.aborted) return cancelled(id, name);
    const code = problemCode(reason);
    removeToast(id);
    addToast((text) => text("notifications.job.failed", { name }), {
      type: "error",
      detail: (text) => text(`errors.${code}.why`),
    });
    tellNotifications({ type: "added", item: notice(id, "job-failed", name) });
    return null;
  }
}

function cancelled(id: string, name: string): null {
  removeToast(id);
  addToast((text) => text("notifications.job.cancelled", { name }));
  return null;
}

function notice(id: string, kind: "job-done" | "job-failed", name: string): Notification {
  return { id, kind, data: { name }, link: null, at: new Date().toISOString(), read: false };
}
