import { queryOptions, useQuery } from "@tanstack/react-query";
import { guideTo } from "#domain/content/guideTo.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type ContentHead, contentList } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { usePathname } from "../address/pathname.ts";
import { callApi } from "../api/callApi.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";

const guidesQuery = (language: Locale, allowed: boolean) =>
  queryOptions({
    queryKey: ["content", "guides", language],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: { kind: "guide", language }, signal })).items,
    enabled: allowed,
    staleTime: 10 * 60_000,
    retry: false,
  });

/** The guide to the screen shown; null where there is none, and for who may not read guides. */
export function useScreenGuide(): ContentHead | null {
  const pathname = usePathname();
  const { locale } = useFormats();
  const { data: session } = useQuery(sessionQuery());
  const allowed = session?.access.includes("guidesAndInsights") ?? false;
  const { data: guides } = useQuery(guidesQuery(locale, allowed));
  return allowed && guides ? guideTo(guides, pathname) : null;
}
