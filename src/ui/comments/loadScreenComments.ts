import { loadMessages } from "#language/text.ts";

/** The drawer with its texts, which stand with those of reports and above screens alike. */
export async function loadScreenComments() {
  const [drawer] = await Promise.all([import("./ScreenComments.tsx"), loadMessages("onScreens")]);
  return drawer;
}
