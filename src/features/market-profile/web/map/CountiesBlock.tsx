import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { shareOf } from "#domain/figures/share.ts";
import { countiesBlock, countyName } from "#documents/parts/profile/countiesBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { explainPlain } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { countiesQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import { CountiesMap } from "./CountiesMap.tsx";

interface CountiesBlockProps {
  readonly spending: Spending;
}

/** Where the people of a market live, county by county. */
export const CountiesBlock = memo(({ spending }: CountiesBlockProps) => (
  <LateBlock>
    <Counties spending={spending} />
  </LateBlock>
));

function Counties({ spending }: CountiesBlockProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const { data: counties } = useSuspenseQuery(countiesQuery(revision.id, market.id));
  const block = useMemo(() => countiesBlock(counties, spending), [counties, spending]);
  const people = useMemo(() => counties.reduce((sum, { population }) => sum + population, 0), [counties]);
  const countyOf = useCallback((id: string) => counties.find(({ fips }) => fips === id.split(":")[0]), [counties]);
  const tip = useCallback(
    (id: string) => {
      const county = countyOf(id);
      if (!county) return null;
      return {
        title: countyName(county),
        rows: [
          [text("marketProfile.figure.population"), formats.count(county.population)] as const,
          [text("marketProfile.counties.part"), formats.share(shareOf(county.population, people))] as const,
          [text("marketProfile.figure.households"), formats.count(county.households)] as const,
          ...(county.share < 1 ? [[text("marketProfile.counties.share"), formats.share(county.share)] as const] : []),
        ],
      };
    },
    [countyOf, people, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const county = countyOf(id);
        if (!county) return null;
        const [, column = "population"] = id.split(":");
        const part = formats.share(shareOf(county.population, people));
        const written: Readonly<Record<string, string>> = {
          households: formats.count(county.households),
          part,
          share: formats.share(county.share),
        };
        return explainPlain(asked, {
          subject: countyName(county),
          value: written[column] ?? formats.count(county.population),
          what: text("marketProfile.counties.what"),
          facts: [
            [text("marketProfile.figure.population"), formats.count(county.population)],
            [text("marketProfile.counties.part"), part],
            [text("marketProfile.figure.households"), formats.count(county.households)],
            [text("marketProfile.counties.share"), formats.share(county.share)],
            [text("spending.fact.source"), text("marketProfile.source.counties")],
          ],
        });
      }),
    [countyOf, people, text, formats],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<CountiesMap counties={counties} spending={spending} label={block.alt} />}
      opensWith={counties.some(({ polygons }) => polygons !== null) ? "chart" : "table"}
      tip={tip}
      explain={explain}
      mainFigure={counties[0]?.fips ?? null}
    />
  );
}
