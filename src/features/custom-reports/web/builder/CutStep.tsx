import { IconArrowUp, IconX } from "@tabler/icons-react";
import { type Dimension, DIMENSIONS } from "#domain/customReport/reportDefinition.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Words } from "#language/words/words.ts";
import style from "./Builder.module.css";
import type { StepProps } from "./stepProps.ts";

const MOST = { rows: 3, columns: 2 };

/** What the rows are, and what the columns. */
export function CutStep({ draft: { definition, define }, words }: StepProps) {
  const { text } = words;
  const { rows, columns } = definition;
  const free = DIMENSIONS.filter((dimension) => !rows.includes(dimension) && !columns.includes(dimension));
  return (
    <>
      <DimensionList
        place="rows"
        value={rows}
        free={free}
        words={words}
        onChange={(value) => define({ rows: value })}
      />
      <DimensionList
        place="columns"
        value={columns}
        free={free}
        words={words}
        onChange={(value) => define({ columns: value })}
      />
      {rows.length <= MOST.columns && columns.length > 0 && (
        <ActionButton onClick={() => define({ rows: columns, columns: rows })}>
          {text("customReports.builder.swap")}
        </ActionButton>
      )}
    </>
  );
}

interface DimensionListProps {
  readonly place: "rows" | "columns";
  readonly value: readonly Dimension[];
  /** Those that stand nowhere yet. */
  readonly free: readonly Dimension[];
  readonly words: Words;
  readonly onChange: (value: readonly Dimension[]) => void;
}

/** The dimensions of one side, outermost first. */
function DimensionList({ place, value, free, words: { text }, onChange }: DimensionListProps) {
  const label = text(`customReports.builder.${place}`);
  const name = (dimension: Dimension) => text(`customReports.dimension.${dimension}`);
  return (
    <FieldGroup label={label} hint={text(`customReports.builder.${place}Hint`)}>
      {value.length > 0 && (
        <ol className={style["dimensions"]}>
          {value.map((dimension, at) => (
            <li key={dimension}>
              <span>{name(dimension)}</span>
              {at > 0 && (
                <button
                  type="button"
                  aria-label={text("customReports.builder.moveUp", { name: name(dimension) })}
                  onClick={() => onChange(value.toSpliced(at, 1).toSpliced(at - 1, 0, dimension))}
                >
                  <IconArrowUp size={14} aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                aria-label={text("customReports.builder.remove", { name: name(dimension) })}
                onClick={() => onChange(value.filter((each) => each !== dimension))}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {value.length < MOST[place] && free.length > 0 && (
        <SmallSelect
          aria-label={text("customReports.builder.addTo", { place: label })}
          value=""
          onChange={(event) => {
            const chosen = free.find((dimension) => dimension === event.currentTarget.value);
            if (chosen) onChange([...value, chosen]);
          }}
        >
          <option value="">{text("customReports.builder.add")}</option>
          {free.map((dimension) => (
            <option key={dimension} value={dimension}>
              {name(dimension)}
            </option>
          ))}
        </SmallSelect>
      )}
    </FieldGroup>
  );
}
