import { myData, userData } from "#features/privacy/contract.ts";
import { callFile } from "../api/callApi.ts";
import { saveFile } from "../figures/saveFile.ts";
import { toastProblem } from "../toast/toastProblem.ts";

/** Saves what is held about a user, or about whoever is signed in. */
export async function savePersonalData(user: string | null): Promise<void> {
  try {
    const file = user === null ? await callFile(myData, {}) : await callFile(userData, { params: { user } });
    saveFile(`personal-data-${new Date().toISOString().slice(0, 10)}.zip`, "application/zip", file);
  } catch (reason) {
    toastProblem(reason);
  }
}
