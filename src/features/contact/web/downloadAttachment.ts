import { callApi } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figure/saveFile.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { contactAttachment } from "../contract.ts";
import { bytesOf } from "./attachedFile.ts";

/** Saves the file attached to a message; the browser never shows it in our pages. */
export async function downloadAttachment(message: string): Promise<void> {
  try {
    const { name, type, content } = await callApi(contactAttachment, { params: { message } });
    saveFile(name, type, bytesOf(content));
  } catch (reason) {
    toastProblem(reason);
  }
}
