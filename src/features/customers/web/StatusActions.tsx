import { useMutation } from "@tanstack/react-query";
import type { CustomerStatus } from "#domain/customer.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { changeCustomer } from "../contract.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import type { CustomerDraft } from "./useCustomerDraft.ts";

/** Suspends a customer, lets it in again, or puts it into the archive; each can be taken back. */
export function StatusActions({ draft: { customer, dirty, take } }: { readonly draft: CustomerDraft }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ to, from }: { readonly to: CustomerStatus; readonly from: CustomerRecord }) =>
      callApi(changeCustomer, { params: { customer: from.id }, body: { version: from.version, status: to } }),
    onSuccess: (latest, { to, from }) => {
      take(latest);
      addToast(text(`customers.done.${to}`, { name: latest.name }), {
        type: "success",
        action: { label: (say) => say("lists.undo"), run: () => mutate({ to: from.status, from: latest }) },
      });
    },
    onError: (reason, { from }) =>
      addToast(text("customers.notChanged", { name: from.name }), {
        type: "error",
        detail: text(`errors.${problemCode(reason)}.why`),
      }),
  });
  const button = (to: CustomerStatus, disabled = false) => (
    <ActionButton busy={isPending} disabled={dirty || disabled} onClick={() => mutate({ to, from: customer })}>
      {text(`customers.make.${to}`)}
    </ActionButton>
  );
  if (customer.status !== "active") return button("active");
  return (
    <>
      {button("suspended")}
      {customer.people === 0 && button("archived")}
    </>
  );
}
