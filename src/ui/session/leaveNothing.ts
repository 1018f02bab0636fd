import { forgetKept } from "../offline/offlineAnswers.ts";
import { forgetOwn } from "../state/ownMemory.ts";
import { forgetTab } from "../state/tabMemory.ts";

/** Leaves nothing of a person who signs out to whoever uses the device next. Loaded by those who leave. */
export async function leaveNothing(): Promise<void> {
  forgetOwn();
  forgetTab();
  // The router writes down which screens were looked at, and how far they were scrolled, as the page goes.
  addEventListener("pagehide", forgetTab);
  // A browser may keep the whole page, figures and all, to show it again when somebody goes back.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  await forgetKept();
}
