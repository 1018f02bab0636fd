import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Difference } from "#domain/figures/difference.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { oneUser } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useSaveUser } from "./useSaveUser.ts";
import { changedMeanwhile, changeOf, draftOf, rebased, type UserDraft } from "./userDraft.ts";
import { usersQuery } from "./usersQueries.ts";

interface UserEdit {
  readonly draft: UserDraft;
  readonly change: (change: Partial<UserDraft>) => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly problem: unknown;
  /** What somebody else changed meanwhile. It is in the draft now, with one's own changes over it; to be looked at and saved. */
  readonly meanwhile: Difference | null;
  /** Saves and answers whether that went well. */
  readonly save: (confirmOwn?: boolean) => Promise<boolean>;
}

/** The edit of one user, from the state that was opened to the one that is saved. */
export function useUserEdit(user: UserRecord): UserEdit {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [meanwhile, setMeanwhile] = useState<Difference | null>(null);
  const { mutateAsync, isPending, error } = useSaveUser();
  // Somebody switched the user off or on beside this edit, or saved it: an untouched draft follows.
  if (user.version > base.version && !meanwhile) {
    setBase(user);
    setDraft(rebased(draftOf(base), draft, draftOf(user)));
  }
  const edited = changeOf(draftOf(base), draft);

  const takeOver = async () => {
    const theirs = await callApi(oneUser, { params: { user: base.id } });
    setMeanwhile(changedMeanwhile(draftOf(base), draftOf(theirs)));
    setDraft(rebased(draftOf(base), draft, draftOf(theirs)));
    setBase(theirs);
    await queryClient.invalidateQueries({ queryKey: usersQuery().queryKey });
  };

  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    dirty: edited !== null,
    saving: isPending,
    problem: error,
    meanwhile,
    save: async (confirmOwn = false) => {
      if (!edited) return true;
      try {
        const saved = await mutateAsync({ user: base, change: edited, confirmOwn });
        setMeanwhile(null);
        setBase(saved);
        setDraft(draftOf(saved));
        return true;
      } catch (reason) {
        if (reason instanceof ApiProblem && reason.code === "conflict") await takeOver();
        return false;
      }
    },
  };
}
