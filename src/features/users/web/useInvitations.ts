import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { inviteUser } from "../contract.ts";
import type { PastedPerson } from "./pastedPeople.ts";

interface Invitation {
  readonly person: PastedPerson;
  /** Why it was not sent; null where it was. */
  readonly problem: string | null;
}

type Terms = Omit<z.input<(typeof inviteUser)["body"]>, "email" | "name">;

/** Invites people one after another, telling how each went; one that fails keeps no other from being invited. */
export function useInvitations() {
  const text = useText();
  const queryClient = useQueryClient();
  const [results, setResults] = useState<readonly Invitation[]>([]);
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);

  const problemOf = (reason: unknown): string => {
    const code = problemCode(reason);
    if (code === "already-exists") return text("users.invite.known");
    return fieldErrors(reason, text)["email"] ?? text(`errors.${code}.what`);
  };

  const invite = async (people: readonly PastedPerson[], terms: Terms) => {
    stopped.current = false;
    setRunning(true);
    const invited = new Map(results.map((result) => [result.person.email, result]));
    for (const person of people) {
      if (stopped.current) break;
      const problem = await callApi(inviteUser, { body: { ...terms, ...person } }).then(() => null, problemOf);
      invited.set(person.email, { person, problem });
      setResults([...invited.values()]);
    }
    setRunning(false);
    await Promise.all(["users", "customers"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };

  return {
    invite,
    results,
    running,
    stop: () => {
      stopped.current = true;
    },
  };
}
