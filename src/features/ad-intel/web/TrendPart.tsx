import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { mediumColour } from "#figures/charts/colours.ts";
import { seriesLines } from "#figures/charts/seriesLines.ts";
import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { growth } from "#domain/figures/growth.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Plot } from "#ui/figures/Plot.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { parentsQuery, quartersQuery } from "./observedQueries.ts";
import type { ShownScope } from "./useScope.ts";

const HEIGHT = 300;
const LINES = 5;
const PARENTS = 15;

/** Observed spend quarter by quarter, as a chart with its table, and who spends most. */
export function TrendPart({ scope }: { readonly scope: ShownScope }) {
  return (
    <div className={style["trend"]}>
      <ChartColours />
      <Quarters scope={scope} />
      <Parents scope={scope} />
    </div>
  );
}

function Quarters({ scope: { market, mediaType, industry, major } }: { readonly scope: ShownScope }) {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  const { data, error, refetch } = useQuery(quartersQuery({ market, mediaType, industry, major }));
  const shown = useMemo(() => {
    const items = data?.items ?? [];
    const quarters = [...new Set(items.map(({ year, quarter }) => year * 10 + quarter))].toSorted((a, b) => a - b);
    const sums = Map.groupBy(items, (item) => item.mediaType);
    const series = [...sums]
      .map(([id, ofType]) => ({
        id,
        dollars: quarters.map((at) => ofType.find(({ year, quarter }) => year * 10 + quarter === at)?.dollars ?? null),
        total: ofType.reduce((sum, { dollars }) => sum + dollars, 0),
      }))
      .toSorted((a, b) => b.total - a.total);
    const heads = quarters.map((at) =>
      text("adIntel.quarter", { quarter: at % 10, year: formats.year(Math.floor(at / 10)) }),
    );
    return { series, heads };
  }, [data, text, formats]);
  const { series, heads } = shown;
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock />;
  return (
    <section aria-labelledby="ad-intel-quarters">
      <h2 id="ad-intel-quarters">{text("adIntel.trend.title")}</h2>
      <Plot
        height={HEIGHT}
        draw={(width) =>
          seriesLines(
            series
              .slice(0, LINES)
              .map(({ id, dollars }) => ({ name: names.mediaType(id), colour: colourOf(id), dollars })),
            width,
            HEIGHT,
            {
              years: heads,
              kinds: heads.map(() => "actual"),
              labels: { forecast: "", tick: (dollars) => formats.money(dollars) },
            },
          )
        }
        figures={heads.map((head, at) => ({
          id: `ad-intel-${at}`,
          label: `${head}: ${series
            .slice(0, LINES)
            .map(({ id, dollars }) => `${names.mediaType(id)} ${formats.money(dollars[at] ?? null)}`)
            .join(", ")}`,
        }))}
      />
      <ScrollFrame className={style["scroll"]} label={text("adIntel.mediaType")}>
        <table className={style["table"]} aria-label={text("adIntel.mediaType")}>
          <thead>
            <tr>
              <th scope="col">{text("adIntel.mediaType")}</th>
              {heads.map((head) => (
                <th key={head} scope="col" data-numeric>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ id, dollars }) => (
              <tr key={id}>
                <th scope="row">{names.mediaType(id)}</th>
                {dollars.map((value, at) => (
                  <td key={heads[at]} data-numeric>
                    {value === null ? "–" : formats.money(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** The colour of the medium that a media type is compared with. */
function colourOf(mediaType: string): string {
  return mediumColour(MEDIA_TYPES.find(({ id }) => id === mediaType)?.medium ?? "email");
}

function Parents({ scope: { year, mediaType, industry, major } }: { readonly scope: ShownScope }) {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(parentsQuery({ year, mediaType, industry, major }));
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock />;
  return (
    <section className={style["parents"]} aria-labelledby="ad-intel-parents">
      <h2 id="ad-intel-parents">{text("adIntel.parents.title", { year: formats.year(year ?? 0) })}</h2>
      <p className={style["note"]}>{text("adIntel.parents.note")}</p>
      {data.items.length === 0 ? (
        <p>{text("adIntel.parents.none")}</p>
      ) : (
        <table className={style["table"]}>
          <thead>
            <tr>
              <th scope="col">{text("adIntel.parents.name")}</th>
              <th scope="col" data-numeric>
                {text("adIntel.dollars")}
              </th>
              <th scope="col" data-numeric>
                {text("adIntel.growth")}
              </th>
              <th scope="col" data-numeric>
                {text("adIntel.parents.categories")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.slice(0, PARENTS).map(({ name, dollars, before, categories }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td data-numeric>{formats.money(dollars)}</td>
                <td data-numeric>{formats.growth(growth(before, dollars))}</td>
                <td data-numeric>{formats.count(categories)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
