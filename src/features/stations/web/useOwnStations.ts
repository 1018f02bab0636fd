import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { preferences, savePreferences } from "#features/preferences/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";

interface OwnStations {
  /** Ids of the stations that the reader sells for. */
  readonly own: ReadonlySet<string>;
  readonly change: (change: { readonly add?: readonly string[]; readonly remove?: readonly string[] }) => void;
  readonly busy: boolean;
}

/** The stations that the reader sells for, and how to change them; everything else that was chosen stays. */
export function useOwnStations(): OwnStations {
  const queries = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const own = useMemo(() => new Set(session.stations.map(({ id }) => id)), [session.stations]);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ add = [], remove = [] }: Parameters<OwnStations["change"]>[0]) => {
      const chosen = await callApi(preferences, {});
      const stations = [...new Set([...chosen.stations, ...add])].filter((id) => !remove.includes(id));
      return callApi(savePreferences, { body: { ...chosen, stations } });
    },
    onSuccess: async (_, { add = [] }) => {
      await queries.invalidateQueries({ queryKey: ["preferences"] });
      await queries.invalidateQueries({ queryKey: sessionQuery().queryKey });
      addToast((text) => text(add.length > 0 ? "stations.own.added" : "stations.own.removed"), { type: "success" });
    },
    onError: (reason) => toastProblem(reason),
  });
  return { own, change: mutate, busy: isPending };
}
