import { Segmented } from "#ui/look/Segmented.tsx";
import type { Words } from "#language/words/words.ts";
import type { ShownPart } from "../figures/runFigures.ts";

interface PartChoiceProps {
  readonly value: ShownPart;
  readonly words: Words;
  readonly onChange: (part: ShownPart) => void;
}

/** Everything, or what is political and what is not. */
export function PartChoice({ value, words: { text }, onChange }: PartChoiceProps) {
  const options = (["core", "political", "all"] as const).map((part) => ({
    value: part,
    label: text(`forecastRoom.part.${part}`),
  }));
  return <Segmented label={text("forecastRoom.part.label")} value={value} options={options} onChange={onChange} />;
}
