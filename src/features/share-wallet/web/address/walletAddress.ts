import { type Benchmark, NATION_BENCHMARK, readBenchmark, writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { type Reader, usualMedium } from "#domain/usualMedium.ts";

/** What a share of wallet is asked by, as the address says it: `?medium=radioOta&focus=automotive&benchmark=custom:12.5`. */
export interface WalletChoice {
  readonly medium: string;
  readonly focus: Scope;
  readonly benchmark: Benchmark;
}

/**
 * Reads an address; what makes no sense gets its default. A medium or focus that exists, but not in the figures at hand, is
 * kept as asked, so that the screen can say so.
 */
export function readWalletChoice(search: URLSearchParams, reader: Reader): WalletChoice {
  const medium = search.get("medium");
  return {
    medium: medium !== null && isMedium(medium) ? medium : usualMedium(reader),
    focus: readFocus(search.get("focus") ?? "") ?? WHOLE_MARKET,
    benchmark: readBenchmark(search.get("benchmark") ?? "") ?? NATION_BENCHMARK,
  };
}

/** The address with some of it changed; the medium is always named, the rest where it is not the usual. */
export function writeWalletChoice(search: URLSearchParams, choice: WalletChoice): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  next.set("medium", choice.medium);
  put("focus", writeFocus(choice.focus), WHOLE_MARKET.kind);
  put("benchmark", writeBenchmark(choice.benchmark), NATION_BENCHMARK.kind);
  return next;
}
