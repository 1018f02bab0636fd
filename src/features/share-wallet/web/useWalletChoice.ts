import { useMemo } from "react";
import type { BlockAddressChoice } from "#ui/figures/exports/exportedBlock.ts";
import type { WalletQuestion } from "#domain/shareOfWallet/shareOfWallet.ts";

/** What was asked of the wallet, as addresses of its blocks say it. */
export function useWalletChoice({ medium, focus, benchmark }: WalletQuestion): BlockAddressChoice {
  return useMemo(() => ({ medium, benchmark, scope: focus }), [medium, benchmark, focus]);
}
