import { loadMessages } from "#language/text.ts";

/** The dialog with its texts, which stand with those of reports and above screens alike. */
export async function loadSendDialog() {
  const [dialog] = await Promise.all([import("./SendDialog.tsx"), loadMessages("onScreens")]);
  return dialog;
}
