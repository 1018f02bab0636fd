import { NumberInput } from "@mantine/core";
import { CHART_KINDS } from "#domain/customReport/reportDefinition.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
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
      <FieldGroup
        label={text("customReports.builder.layout")}
        hint={text(
          layout === "table"
            ? "customReports.builder.layoutTableHint"
            : layout === "pivot"
              ? "customReports.builder.layoutPivotHint"
              : "customReports.builder.layoutChartHint",
        )}
      >
        <Segmented
          label={text("customReports.builder.layout")}
          value={layout}
          options={[
            { value: "table", label: text("customReports.builder.layoutTable") },
            { value: "pivot", label: text("customReports.builder.layoutPivot") },
            { value: "chart", label: text("customReports.builder.layoutChart") },
          ]}
          onChange={(chosen) => define({ layout: chosen })}
        />
      </FieldGroup>
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
      <FieldGroup label={text("customReports.builder.sort")}>
        <Segmented
          label={text("customReports.builder.sort")}
          value={definition.sort}
          options={[
            { value: "order", label: text("customReports.builder.sortOrder") },
            { value: "name", label: text("customReports.builder.sortName") },
            { value: "value", label: text("customReports.builder.sortValue") },
          ]}
          onChange={(sort) => define({ sort })}
        />
      </FieldGroup>
      <FieldGroup
        label={text("customReports.builder.top")}
        hint={top === null ? undefined : text("customReports.builder.topHint")}
      >
        <Segmented
          label={text("customReports.builder.top")}
          value={top === null ? "all" : "some"}
          options={[
            { value: "all", label: text("customReports.builder.topAll") },
            { value: "some", label: text("customReports.builder.topSome") },
          ]}
          onChange={(chosen) => define({ top: chosen === "all" ? null : USUAL_TOP })}
        />
        {top !== null && (
          <NumberInput
            label={text("customReports.builder.topCount")}
            min={1}
            max={MOST_TOP}
            clampBehavior="strict"
            allowDecimal={false}
            value={top}
            onChange={(count) => typeof count === "number" && count >= 1 && define({ top: count })}
          />
        )}
      </FieldGroup>
      <FieldGroup label={text("customReports.builder.share")} hint={text("customReports.builder.shareHint")}>
        <Segmented
          label={text("customReports.builder.share")}
          value={shared ? "team" : "private"}
          options={[
            { value: "private", label: text("customReports.builder.sharePrivate") },
            { value: "team", label: text("customReports.builder.shareTeam") },
          ]}
          onChange={(chosen) => change({ shared: chosen === "team" })}
        />
      </FieldGroup>
    </>
  );
}
