import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { contactAttachment } from "../contract.ts";

/** Saves the file attached to a message; the browser never shows it in our pages. */
export async function downloadAttachment(message: string, name: string): Promise<void> {
  try {
    const file = await callFile(contactAttachment, { params: { message } });
    saveFile(name, file.type, file);
  } catch (reason) {
    toastProblem(reason);
  }
}
