import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoUserErasure } from "#features/privacy/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { UserRecord } from "../contract/userSchemas.ts";

/** Opens an account again that was to be erased. */
export function useUndoErasure() {
  const text = useText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: UserRecord) => callApi(undoUserErasure, { params: { user: id } }),
    onSuccess: async (_, { name }) => {
      addToast(text("privacy.undone", { name }), { type: "success" });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["users"] }),
        queryClient.invalidateQueries({ queryKey: ["audit"] }),
      ]);
    },
    onError: (reason) => void toastProblem(reason),
  });
}
