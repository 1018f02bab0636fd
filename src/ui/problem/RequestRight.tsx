import { useMutation, useMutationState } from "@tanstack/react-query";
import { requestRight } from "#features/access-requests/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { toastProblem } from "../toast/toastProblem.ts";

interface RequestRightProps {
  /** The right as the API takes it, such as `access:tv`. */
  readonly asked: string;
  /** What the button says. */
  readonly children: string;
}

/** Asks the administrators for a right; afterwards it says when that was done. */
export function RequestRight({ asked, children }: RequestRightProps) {
  const text = useText();
  const formats = useFormats();
  const mutationKey = ["requestRight", asked];
  // Given by hand: a refusal may stand outside of the shell.
  const { mutate, isPending } = useMutation(
    {
      mutationKey,
      mutationFn: () => callApi(requestRight, { body: { asked } }),
      gcTime: Number.POSITIVE_INFINITY,
      onSuccess: () => {
        addToast((words) => words("account.ask.sent"), {
          type: "success",
          detail: (words) => words("account.ask.sentWhy"),
        });
      },
      onError: (reason) => {
        toastProblem(reason);
      },
    },
    queryClient,
  );
  const [askedAt] = useMutationState(
    { filters: { mutationKey, status: "success" }, select: ({ state }) => state.submittedAt },
    queryClient,
  );

  return (
    <ActionButton tone="main" busy={isPending} disabled={askedAt !== undefined} onClick={() => mutate()}>
      {askedAt === undefined
        ? children
        : text("account.ask.asked", { date: formats.date(new Date(askedAt).toISOString()) })}
    </ActionButton>
  );
}
