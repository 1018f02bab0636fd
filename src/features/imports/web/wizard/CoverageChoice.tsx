import { Radio } from "@mantine/core";
import { COVERAGES } from "#domain/revisions/coverage.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import type { Upload, UploadDifference } from "../../contract/uploadSchemas.ts";
import { say } from "../changeImports.ts";
import style from "./Wizard.module.css";

interface CoverageChoiceProps {
  readonly upload: Upload;
  readonly spend: NonNullable<UploadDifference["spend"]>;
}

/** Whether a file of spend tells all that was spent there or a part of it, and what comes of either. */
export function CoverageChoice({ upload, spend: { lowered, lifted } }: CoverageChoiceProps) {
  const text = useText();
  const formats = useFormats();
  const { coverage, setup } = upload;
  const counted = ({ figures, dollars }: typeof lowered) => ({
    count: figures,
    number: formats.count(figures),
    dollars: formats.money(dollars),
  });
  return (
    <section className={style["block"]}>
      <Radio.Group
        label={text("imports.coverage.title")}
        description={text("imports.coverage.hint")}
        value={coverage}
        onChange={(value) => {
          const chosen = COVERAGES.find((known) => known === value);
          if (chosen) void say(upload, { coverage: chosen });
        }}
      >
        <div className={style["choices"]}>
          {COVERAGES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={text(`imports.coverage.${value}`)}
              description={text(`imports.coverage.${value}What`)}
            />
          ))}
        </div>
      </Radio.Group>
      {setup.coverage === null && coverage === "part" && (
        <p className={style["note"]}>{text("imports.coverage.why")}</p>
      )}
      {coverage === "whole" && lowered.figures > 0 && (
        <Callout tone="caution" role="status">
          {text("imports.coverage.wouldLower", counted(lowered))}
        </Callout>
      )}
      {coverage === "part" && (
        <p>
          {[
            text("imports.coverage.lifts", counted(lifted)),
            ...(lowered.figures > 0 ? [text("imports.coverage.stays", counted(lowered))] : []),
          ].join(" ")}
        </p>
      )}
      {coverage === "part" && setup.replace && (
        <Callout tone="alarm" role="status">
          {text("imports.coverage.noPlace")}
        </Callout>
      )}
    </section>
  );
}
