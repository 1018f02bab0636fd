import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { Overview } from "./observedQueries.ts";

export const PARTS = ["spend", "trend", "map", "variance", "restated"] as const;
export type Part = (typeof PARTS)[number];

/** What is looked at; undefined is not narrowed. */
export interface ShownScope {
  readonly year: number | undefined;
  readonly market: string | undefined;
  readonly mediaType: string | undefined;
  readonly industry: string | undefined;
  readonly major: string | undefined;
}

export type ScopeKey = keyof ShownScope;

/** Names in the address; lists have names of their own there. */
const NAMES: Readonly<Record<ScopeKey, string>> = {
  year: "of",
  market: "at",
  mediaType: "by",
  industry: "group",
  major: "within",
};

/** What the address asks for: a part of the screen, a year, a market, a media type and categories. */
export function useScope({ years, markets, mediaTypes }: Pick<Overview, "years" | "markets" | "mediaTypes">) {
  const [address, setAddress] = useSearchParams();
  const asked = (key: ScopeKey) => address.get(NAMES[key]) ?? undefined;
  const year = Number(asked("year"));
  const scope: ShownScope = {
    year: years.includes(year) ? year : years.at(-1),
    market: markets.find(({ id }) => id === asked("market"))?.id,
    mediaType: mediaTypes.find(({ id }) => id === asked("mediaType"))?.id,
    industry: asked("industry"),
    major: asked("major"),
  };
  const choosePart = useCallback(
    // Search, order and filters of one list mean nothing to another one.
    (part: Part) =>
      setAddress((now) => {
        const kept = Object.values(NAMES).flatMap((name) => (now.has(name) ? [[name, now.get(name) ?? ""]] : []));
        return new URLSearchParams([["part", part], ...kept]);
      }),
    [setAddress],
  );
  const choose = useCallback(
    (key: ScopeKey, value: string) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === "") next.delete(NAMES[key]);
          else next.set(NAMES[key], value);
          if (key === "industry") next.delete(NAMES.major);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const part = PARTS.find((known) => known === address.get("part")) ?? "spend";
  return { part, scope, choosePart, choose };
}
