import { TextInput } from "@mantine/core";
import { useText } from "#language/useText.ts";
import { Choices } from "./Choices.tsx";
import style from "./FilterEditor.module.css";
import type { ListColumn } from "./listColumn.ts";
import { type ListFilter, NONE, readFilter, writeFilter } from "./listFilter.ts";

interface FilterEditorProps<Row> {
  readonly column: ListColumn<Row>;
  readonly filter: ListFilter | null;
  readonly onChange: (filter: ListFilter | null) => void;
}

/** What a column can be narrowed to: some of its choices, a text, or a stretch of days or numbers. */
export function FilterEditor<Row>({ column, filter, onChange }: FilterEditorProps<Row>) {
  const text = useText();
  const written = filter ? writeFilter(filter) : "";
  const put = (next: string) => onChange(readFilter(column.kind, next));

  if (column.kind === "choice") {
    const options = [...(column.options ?? []), { value: NONE, label: text("lists.none") }];
    return (
      <Choices
        label={column.filterHead ?? column.head}
        options={options}
        chosen={filter?.kind === "choice" ? filter.values : []}
        onChange={(values) => put(values.join(","))}
      />
    );
  }
  if (column.kind === "text") {
    return (
      <TextInput
        data-autofocus
        label={text("lists.contains")}
        value={filter?.kind === "text" ? filter.text : ""}
        onChange={(event) => put(event.currentTarget.value)}
      />
    );
  }
  const [from = "", to = ""] = written.split("..");
  const type = column.kind;
  return (
    <div className={style["range"]}>
      <TextInput
        data-autofocus
        type={type}
        label={text("lists.from")}
        value={from}
        onChange={(event) => put(`${event.currentTarget.value}..${to}`)}
      />
      <TextInput
        type={type}
        label={text("lists.to")}
        value={to}
        onChange={(event) => put(`${from}..${event.currentTarget.value}`)}
      />
    </div>
  );
}
