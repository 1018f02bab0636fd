import type { BenchmarkRecord } from "#domain/benchmarks/benchmarkRecord.ts";
import type { Words } from "#language/words/words.ts";
import { WrittenTable } from "#ui/figures/table/WrittenTable.tsx";
import style from "./Accuracy.module.css";
import { yearsTable } from "./accuracyTables.ts";

interface YearsPartProps {
  readonly record: BenchmarkRecord;
  readonly words: Words;
}

/** Which years the facts are of. */
export function YearsPart({ record, words }: YearsPartProps) {
  const title = words.text("accuracy.section.years");
  const table = yearsTable(record, words);
  if (table.rows.length === 0) return null;
  return (
    <section className={style["block"]} aria-label={title} data-testid="accuracy-years">
      <h2>{title}</h2>
      <p className={style["measure"]}>{table.caption}</p>
      <WrittenTable table={table} />
    </section>
  );
}
