import { useCallback } from "react";
import type { Benchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { useChangeWallet } from "../address/useWalletAddress.ts";
import { BenchmarkField } from "./BenchmarkField.tsx";
import { FocusField } from "#ui/figures/choice/FocusField.tsx";
import { MediumField } from "#ui/figures/choice/MediumField.tsx";
import style from "#ui/figures/choice/Choices.module.css";

/** What is asked of the market's wallet: whose, by which medium, against what. */
export function WalletInputs({ asked: { spending, question, share } }: { readonly asked: ShareSpending }) {
  const change = useChangeWallet();
  const { words, revision } = spending;
  // The same as long as they mean the same: a hundred choices are not made anew with every filter.
  const focusOn = useCallback((focus: Scope) => change({ focus }), [change]);
  const sell = useCallback((medium: string) => change({ medium }), [change]);
  const holdAgainst = useCallback((benchmark: Benchmark) => change({ benchmark }), [change]);
  return (
    <div className={style["across"]} role="group" aria-label={words.text("shareWallet.input.label")}>
      <FocusField focus={question.focus} subVerticals={revision.subVerticals} words={words} onChoose={focusOn} />
      <MediumField medium={question.medium} media={revision.media} words={words} onChoose={sell} />
      <BenchmarkField benchmark={question.benchmark} share={share.total.share} words={words} onChoose={holdAgainst} />
    </div>
  );
}
