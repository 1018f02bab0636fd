import { IconColumns3 } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { Choices } from "./Choices.tsx";
import { DropButton } from "./DropButton.tsx";
import type { ListColumn } from "./listColumn.ts";

interface ColumnChooserProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: ReadonlySet<string>;
  /** Null goes back to the usual ones. */
  readonly onChoose: (shown: ReadonlySet<string> | null) => void;
}

/** Which columns are in sight. */
export function ColumnChooser<Row>({ columns, shown, onChoose }: ColumnChooserProps<Row>) {
  const text = useText();
  const options = columns.filter(({ fixed }) => !fixed).map(({ key, head }) => ({ value: key, label: head }));
  return (
    <DropButton label={text("lists.columns")} icon={<IconColumns3 size={16} stroke={1.6} aria-hidden="true" />}>
      {() => (
        <>
          <Choices
            label={text("lists.columns")}
            options={options}
            chosen={[...shown]}
            onChange={(chosen) => onChoose(new Set(chosen))}
          />
          <ActionButton onClick={() => onChoose(null)}>{text("lists.usualColumns")}</ActionButton>
        </>
      )}
    </DropButton>
  );
}
