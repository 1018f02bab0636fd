import { useMutation } from "@tanstack/react-query";
import type { CrmKind } from "#domain/crm/crm.ts";
import { callApi } from "#ui/api/callApi.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { beginCrmSignIn } from "../contract.ts";

/** Leads to a CRM's sign-in; it sends people back to this screen. */
export function useSignIn() {
  return useMutation({
    mutationFn: (kind: CrmKind) => callApi(beginCrmSignIn, { body: { kind } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (reason) => void toastProblem(reason),
  });
}
