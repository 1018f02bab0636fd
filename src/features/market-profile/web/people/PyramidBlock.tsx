import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { bandName } from "#documents/parts/profile/demographicsBlock.ts";
import { pyramidBlock, pyramidSteps } from "#documents/parts/profile/pyramidBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { explainBand } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { demographicsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";

interface PyramidBlockProps {
  readonly spending: Spending;
}

/** Women and men of every age; nothing where the revision does not tell them apart. */
export const PyramidBlock = memo(({ spending }: PyramidBlockProps) => (
  <LateBlock>
    <Pyramid spending={spending} />
  </LateBlock>
));

function Pyramid({ spending }: PyramidBlockProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const { data: topics } = useSuspenseQuery(demographicsQuery(revision.id, market.id));
  const block = useMemo(() => pyramidBlock(topics, spending), [topics, spending]);
  const steps = useMemo(() => pyramidSteps(topics), [topics]);
  const stepOf = useCallback(
    (id: string) => {
      const [first] = id.split(":");
      return steps.find(({ age }) => age === first || bandName(age, words) === first);
    },
    [steps, words],
  );
  const tip = useCallback(
    (id: string) => {
      const step = stepOf(id);
      if (!step) return null;
      const line = (sex: "female" | "male") =>
        [
          bandName(sex, words),
          `${formats.count(step[sex].count)} · ${formats.percent(step[sex].percent)} · ${text("spending.column.index")} ${formats.index(step[sex].index)}`,
        ] as const;
      return { title: bandName(step.age, words), rows: [line("female"), line("male")] };
    },
    [stepOf, words, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const step = stepOf(id);
        const [, column = "female"] = id.split(":");
        const [sex = "female", what = "count"] = column.split("_");
        return step ? explainBand(topics, asked, `${step[sex === "male" ? "male" : "female"].band}:${what}`) : null;
      }),
    [stepOf, topics],
  );
  if (!block) return null;
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={steps[0]?.age ?? null}
    />
  );
}
