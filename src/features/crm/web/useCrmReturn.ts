import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { callApi } from "#ui/api/callApi.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { connectCrm } from "../contract.ts";
import { CRM } from "./crmQueries.ts";

/** Ends the sign-in of somebody whom a CRM has just sent back, and takes its code out of the address before anything else is done. */
export function useCrmReturn(): void {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: { readonly code: string; readonly state: string }) => callApi(connectCrm, { body }),
    onSuccess: ({ fault, connection }) => {
      if (fault) addToast((text) => text(`crm.fault.${fault}`), { type: "error" });
      else if (connection)
        addToast((text) => text("crm.connected", { crm: CRM_NAMES[connection.kind] }), { type: "success" });
    },
    onError: (reason) => void toastProblem(reason),
    onSettled: async () => {
      // What the screen asked for when it opened may have been answered before the connection stood.
      await queries.cancelQueries({ queryKey: [CRM] });
      await queries.invalidateQueries({ queryKey: [CRM] });
    },
  });
  const [code, state, error] = ["code", "state", "error"].map((name) => search.get(name) ?? "");
  useEffect(() => {
    if (!code && !error) return;
    setSearch({}, { replace: true });
    if (code && state) mutate({ code, state });
    else addToast((text) => text("crm.notSignedIn"), { type: "warning" });
  }, [code, state, error, setSearch, mutate]);
}
