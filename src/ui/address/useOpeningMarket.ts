import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { lastMarket } from "../state/lastMarket.ts";

/** The market that opens where no address names one: the one looked at last, else the person's home market. */
export function useOpeningMarket(): string | null {
  const { data: session } = useQuery(sessionQuery());
  return lastMarket() ?? session?.homeMarket ?? null;
}
