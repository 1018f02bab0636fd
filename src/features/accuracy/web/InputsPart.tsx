import type { BenchmarkRecord } from "#domain/benchmarks/benchmarkRecord.ts";
import { LAYOUTS } from "#domain/layoutNames.ts";
import { NATURES } from "#domain/benchmarks/nature.ts";
import type { Words } from "#language/words/words.ts";
import { TableSection } from "#ui/figures/frame/TableSection.tsx";
import style from "./Accuracy.module.css";

interface InputsPartProps {
  readonly record: BenchmarkRecord;
  readonly words: Words;
}

/** What of the revision is fact, what is modelled and what is assumed, by the files that it is made of. */
export function InputsPart({ record: { inputs, totals }, words }: InputsPartProps) {
  const { text, formats } = words;
  const natures = NATURES.filter((nature) => inputs.some((input) => input.nature === nature));
  const each = totals.map(({ basis, count }) => text(`accuracy.total.${basis}`, { number: formats.count(count) }));
  return (
    <TableSection
      title={text("accuracy.section.inputs")}
      name="accuracy-inputs"
      measure={text("accuracy.measure.inputs")}
    >
      <dl className={style["natures"]}>
        {natures.map((nature) => (
          <div key={nature}>
            <dt>{text(`accuracy.nature.${nature}`)}</dt>
            <dd className={style["why"]}>{text(`accuracy.natureWhy.${nature}`)}</dd>
            <dd>{formats.list(namesOf(inputs, nature, words))}</dd>
          </div>
        ))}
      </dl>
      {each.length > 0 && <p className={style["why"]}>{text("accuracy.totals", { each: formats.list(each) })}</p>}
    </TableSection>
  );
}

function namesOf(inputs: BenchmarkRecord["inputs"], nature: string, { text }: Words): string[] {
  return inputs
    .filter((input) => input.nature === nature)
    .map(({ layout }) => {
      const known = LAYOUTS.find((one) => one === layout);
      return known ? text(`accuracy.layout.${known}`) : layout;
    });
}
