import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { changeUser } from "../contract.ts";
import type { UserChange, UserRecord } from "../contract/userSchemas.ts";
import { usersQuery } from "./usersQueries.ts";

interface Save {
  readonly user: UserRecord;
  readonly change: UserChange;
  readonly confirmOwn?: boolean;
}

/** Saves a change of one user, and puts the new state into the list at once. */
export function useSaveUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user: { id, version }, change, confirmOwn = false }: Save) =>
      callApi(changeUser, { params: { user: id }, body: { ...change, version, confirmOwn } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(usersQuery().queryKey, (users) =>
        users?.map((user) => (user.id === saved.id ? saved : user)),
      );
      await queryClient.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
