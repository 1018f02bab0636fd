import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Preferences, savePreferences } from "#features/preferences/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { preferencesQuery } from "./preferencesQuery.ts";

/** Saves what the person chose; the session follows, since it tells language and home market. */
export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => callApi(savePreferences, { body }),
    onSuccess: async (saved) => {
      queries.setQueryData(preferencesQuery().queryKey, saved);
      await queries.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
    onError: (reason) => toastProblem(reason),
  });
}
