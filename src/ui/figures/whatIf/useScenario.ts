import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { useFormats } from "#language/useFormats.ts";
import { SCENARIO_PARAMETER } from "#ui/address/scenarioAddress.ts";
import { useShownRevision } from "#ui/address/useShownRevision.ts";
import { knownRevisionQuery } from "#ui/queries/knownRevisionQuery.ts";
import { offeredScenariosQuery } from "#ui/queries/offeredScenariosQuery.ts";
import { scenarioWalletQuery } from "#ui/queries/scenarioWalletQuery.ts";

/** A scenario with its figures. */
export interface ChosenScenario {
  readonly id: string;
  readonly name: string;
  /** Empty where nobody wrote one. */
  readonly description: string;
  /** Called as the scenario is, in the reader's language. */
  readonly revision: Revision;
  /** Of the markets asked for, in their order. */
  readonly wallets: readonly Wallet[];
}

/**
 * The scenario that the address asks for, with the wallets of `markets`; null where it asks for none, or for one that nobody is
 * offered over the published revision. Only where `isOffered` does the address count. Suspends while it is on its way.
 */
export function useScenario(markets: readonly string[], isOffered: boolean): ChosenScenario | null {
  const [search] = useSearchParams();
  const { locale } = useFormats();
  const { revision, published } = useShownRevision();
  // Scenarios stand over what is published, so an earlier revision has none.
  const asked = isOffered && revision.id === published.id ? search.get(SCENARIO_PARAMETER) : null;
  const [offered] = useSuspenseQueries({ queries: (asked === null ? [] : [asked]).map(() => offeredScenariosQuery()) });
  const scenario = offered?.data.find(({ id }) => id === asked);
  const [read] = useSuspenseQueries({ queries: (scenario ? [scenario.edition] : []).map(knownRevisionQuery) });
  const found = read?.data ?? null;
  const wallets = useSuspenseQueries({
    queries: found ? markets.map((market) => scenarioWalletQuery(found.id, market)) : [],
    combine: walletsOf,
  });
  return useMemo(() => {
    if (!scenario || !found || !wallets) return null;
    const name = inLanguage(scenario.names, locale) ?? scenario.name;
    const description = inLanguage(scenario.descriptions, locale) ?? "";
    return { id: scenario.id, name, description, revision: { ...found, label: name }, wallets };
  }, [scenario, found, wallets, locale]);
}

/** Null where one of them is not to be had. */
function walletsOf(results: readonly { readonly data: Wallet | null }[]): readonly Wallet[] | null {
  const wallets = results.map(({ data }) => data).filter((wallet) => wallet !== null);
  return wallets.length === results.length ? wallets : null;
}

/** A text in a language; where it was not written in it, in English. */
export function inLanguage(texts: Partial<Record<Locale, string>>, locale: Locale): string | undefined {
  return texts[locale] || texts["en-US"] || undefined;
}
