import { TextInput } from "@mantine/core";
import { IconSearch, IconTable } from "@tabler/icons-react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ScoredBenchmark } from "#domain/benchmarks/benchmarkRecord.ts";
import { benchmarksTable } from "#domain/benchmarks/benchmarksTable.ts";
import { csvFile } from "#domain/tables/csv.ts";
import type { Words } from "#language/words/words.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { TableSection } from "#ui/figures/frame/TableSection.tsx";
import { WrittenTable } from "#ui/figures/table/WrittenTable.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import style from "./Accuracy.module.css";
import { findItems, itemsTable } from "./accuracyTables.ts";

interface ItemsPartProps {
  readonly items: readonly ScoredBenchmark[];
  readonly sample: boolean;
  readonly words: Words;
}

/** Every published figure beside ours, to be searched and sorted; the search stands in the address. */
export function ItemsPart({ items, sample, words }: ItemsPartProps) {
  const { text, formats } = words;
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const found = useMemo(() => findItems(items, search, words), [items, search, words]);
  const table = useMemo(() => itemsTable(found, words), [found, words]);
  const look = (q: string) => setParams(q === "" ? {} : { q }, { replace: true, preventScrollReset: true });
  const save = () =>
    saveFile(
      `${sample ? "open-estimate-" : ""}accuracy.csv`,
      "text/csv;charset=utf-8",
      csvFile(benchmarksTable(found)),
    );
  return (
    <TableSection title={text("accuracy.section.items")} name="accuracy-items" measure={table.caption}>
      <div className={style["tools"]}>
        <TextInput
          className={style["search"]}
          type="search"
          label={text("accuracy.search")}
          maxLength={200}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => look(event.currentTarget.value)}
        />
        <p role="status" className={style["count"]}>
          {text("accuracy.found", { count: found.length, number: formats.count(found.length) })}
        </p>
        <QuietButton onClick={save}>
          <IconTable size={16} aria-hidden="true" />
          {text("accuracy.csv")}
        </QuietButton>
      </div>
      {found.length > 0 ? <WrittenTable table={table} /> : <p>{text("accuracy.nothingFound", { search })}</p>}
    </TableSection>
  );
}
