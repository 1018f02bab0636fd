import type { TFunction } from "i18next";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { faultText } from "#ui/form/faultText.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";

/** Says why a file was not taken. */
export function toastUpload(reason: unknown, text: TFunction): void {
  const [fault] = reason instanceof ApiProblem ? (reason.problem?.errors ?? []) : [];
  if (fault) addToast(faultText(fault, text), { type: "error" });
  else toastProblem(reason);
}
