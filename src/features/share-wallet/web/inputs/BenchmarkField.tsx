import { memo } from "react";
import { type Benchmark, BENCHMARK_KINDS } from "#domain/shareOfWallet/benchmark.ts";
import type { Words } from "#language/words/words.ts";
import { benchmarkName } from "#documents/parts/wallet/walletWords.ts";
import { ChoiceField } from "#ui/figures/choice/ChoiceField.tsx";
import { OwnTarget } from "./OwnTarget.tsx";

interface BenchmarkFieldProps {
  readonly benchmark: Benchmark;
  /** The share that a target of one's own begins with, 0–1. */
  readonly share: number | null;
  readonly words: Words;
  readonly onChoose: (benchmark: Benchmark) => void;
}

const FIRST_TARGET = 0.1;

/** What the own share is held against; for a target of one's own also how much that is. */
export const BenchmarkField = memo(function BenchmarkField(props: BenchmarkFieldProps) {
  const { benchmark, share, words, onChoose } = props;
  const choose = (kind: string) => {
    const known = BENCHMARK_KINDS.find((one) => one === kind) ?? "nation";
    const target = Math.round((share ?? FIRST_TARGET) * 1000) / 1000;
    onChoose(known === "custom" ? { kind: known, share: target } : { kind: known });
  };
  return (
    <>
      <ChoiceField
        label={words.text("shareWallet.input.benchmark")}
        value={benchmark.kind}
        onChoose={choose}
        testId="benchmark-field"
      >
        {BENCHMARK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {benchmarkName(kind === "custom" ? { kind, share: 0 } : { kind }, words)}
          </option>
        ))}
      </ChoiceField>
      {benchmark.kind === "custom" && (
        <OwnTarget
          share={benchmark.share}
          words={words}
          onChoose={(target) => onChoose({ kind: "custom", share: target })}
        />
      )}
    </>
  );
});
