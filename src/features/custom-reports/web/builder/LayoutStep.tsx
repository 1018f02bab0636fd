import { NumberInput } from "@mantine/core";
import { CHART_KINDS } from "#domain/customReport/reportDefinition.ts";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { StepProps } from "./stepProps.ts";

const USUAL_TOP = 10;
const MOST_TOP = 1_000;

/** How it is laid out and ordered, and who sees it. */
export function LayoutStep({ draft, words: { text } }: StepProps) {
  const { definition, define, shared, change } = draft;
  const { layout, top } = definition;
  return (
    <>
      <SegmentedField
        label={text("customReports.builder.layout")}
        hint={text(`customReports.builder.${LAYOUTS[layout]}Hint`)}
        value={layout}
        options={(["table", "pivot", "chart"] as const).map((value) => ({
          value,
          label: text(`customReports.builder.${LAYOUTS[value]}`),
        }))}
        onChange={(chosen) => define({ layout: chosen })}
      />
      {layout === "chart" && (
        <FieldGroup label={text("customReports.builder.chart")}>
          <SmallSelect
            aria-label={text("customReports.builder.chart")}
            value={definition.chart}
            onChange={(event) => {
              const chosen = CHART_KINDS.find((kind) => kind === event.currentTarget.value);
              if (chosen) define({ chart: chosen });
            }}
          >
            {CHART_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text(`customReports.chartKind.${kind}`)}
              </option>
            ))}
          </SmallSelect>
        </FieldGroup>
      )}
      <SegmentedField
        label={text("customReports.builder.sort")}
        value={definition.sort}
        options={[
          { value: "order", label: text("customReports.builder.sortOrder") },
          { value: "name", label: text("customReports.builder.sortName") },
          { value: "value", label: text("customReports.builder.sortValue") },
        ]}
        onChange={(sort) => define({ sort })}
      />
      <TopField top={top} text={text} onChange={(count) => define({ top: count })} />
      <SegmentedField
        label={text("customReports.builder.share")}
        hint={text("customReports.builder.shareHint")}
        value={shared ? "team" : "private"}
        options={[
          { value: "private", label: text("customReports.builder.sharePrivate") },
          { value: "team", label: text("customReports.builder.shareTeam") },
        ]}
        onChange={(chosen) => change({ shared: chosen === "team" })}
      />
    </>
  );
}

const LAYOUTS = { table: "layoutTable", pivot: "layoutPivot", chart: "layoutChart" } as const;

interface TopFieldProps {
  /** How many rows are kept; null for all. */
  readonly top: number | null;
  readonly text: StepProps["words"]["text"];
  readonly onChange: (top: number | null) => void;
}

function TopField({ top, text, onChange }: TopFieldProps) {
  return (
    <SegmentedField
      label={text("customReports.builder.top")}
      hint={top === null ? undefined : text("customReports.builder.topHint")}
      value={top === null ? "all" : "some"}
      options={[
        { value: "all", label: text("customReports.builder.topAll") },
        { value: "some", label: text("customReports.builder.topSome") },
      ]}
      onChange={(chosen) => onChange(chosen === "all" ? null : USUAL_TOP)}
    >
      {top !== null && (
        <NumberInput
          label={text("customReports.builder.topCount")}
          min={1}
          max={MOST_TOP}
          clampBehavior="strict"
          allowDecimal={false}
          value={top}
          onChange={(count) => typeof count === "number" && count >= 1 && onChange(count)}
        />
      )}
    </SegmentedField>
  );
}
