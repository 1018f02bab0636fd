import { createContext, use, useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { type LocalChoice, readLocal } from "#domain/localMedium/localChoice.ts";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";

/** Whose profile the screen shows; every block of it asks. */
export const MediumContext = createContext<LocalMedium>("tv");

export function useMedium(): LocalMedium {
  return use(MediumContext);
}

/** What the address asks of the profile; the same object as long as that is the same. */
export function useLocalChoice(): LocalChoice {
  const medium = useMedium();
  const [address] = useSearchParams();
  const { people, by, view } = readLocal(medium, address);
  return useMemo(() => ({ medium, people, by, view }), [medium, people, by, view]);
}

/** Chooses one of them in the address; null is the usual. */
export function useChooseLocal(): (name: "people" | "by", value: string | null) => void {
  const [, setAddress] = useSearchParams();
  return useCallback(
    (name, value) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setAddress],
  );
}
