import { REPORT_MEASURES, SHARE_WHOLES } from "#domain/customReport/reportDefinition.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import style from "./Builder.module.css";
import type { StepProps } from "./stepProps.ts";

/** What stands in the cells. The first one chosen is what charts draw and rows are ordered by. */
export function MeasureStep({ draft: { definition, define }, words: { text } }: StepProps) {
  const { measures } = definition;
  return (
    <>
      <FieldGroup label={text("customReports.builder.measures")}>
        <div className={style["measures"]}>
          {REPORT_MEASURES.map((measure) => (
            <label key={measure}>
              <input
                type="checkbox"
                checked={measures.includes(measure)}
                onChange={(event) =>
                  define({
                    measures: event.currentTarget.checked
                      ? [...measures, measure]
                      : measures.filter((each) => each !== measure),
                  })
                }
              />
              <span>
                {text(`customReports.measure.${measure}`)}
                <small>{text(`customReports.measureHint.${measure}`)}</small>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {measures.includes("share") && (
        <SegmentedField
          label={text("customReports.shareOf.label")}
          value={definition.shareOf}
          options={SHARE_WHOLES.map((value) => ({ value, label: text(`customReports.shareOf.${value}`) }))}
          onChange={(shareOf) => define({ shareOf })}
        />
      )}
    </>
  );
}
