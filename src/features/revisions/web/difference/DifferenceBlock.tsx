import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { DIFFERENCE_LISTS, type RevisionDetail, type RevisionDifferences } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";
import { differenceQuery, roomQuery } from "../roomQueries.ts";
import { DifferenceTable, OutlierTable } from "./DifferenceTable.tsx";
import { differenceNames } from "./differenceNames.ts";
import { MoverBars } from "./MoverBars.tsx";

type List = (typeof DIFFERENCE_LISTS)[number];

/** How a revision differs from another one: headline, biggest movers drawn, and every row as a table. */
export function DifferenceBlock({ revision }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const formats = useFormats();
  const { id, builtAt, status, basedOn } = revision;
  const { data: room } = useQuery(roomQuery());
  const others = (room?.items ?? []).filter((item) => item.id !== id && item.builtAt !== null);
  const usual = status === "published" ? basedOn : others.find((item) => item.status === "published")?.id;
  const [chosen, setChosen] = useState<string | null>(null);
  const [year, setYear] = useState<number | undefined>(undefined);
  const [list, setList] = useState<List>("markets");
  const against = chosen ?? others.find((item) => item.id === usual)?.id ?? others[0]?.id;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...differenceQuery(id, builtAt, against, year),
    enabled: builtAt !== null && against !== undefined,
  });
  if (builtAt === null || (room && against === undefined)) return null;
  return (
    <section
      className={style["block"]}
      aria-labelledby="revision-difference"
      aria-busy={isPlaceholderData || undefined}
    >
      <h2 id="revision-difference">{text("revisions.difference.title")}</h2>
      <div className={style["controls"]}>
        <label>
          {text("revisions.difference.against")}
          <SmallSelect value={against} onChange={(event) => setChosen(event.currentTarget.value)}>
            {others.map((item) => (
              <option key={item.id} value={item.id}>
                {text("revisions.difference.option", {
                  label: item.label,
                  stage: text(`revisions.stages.${item.stage}`),
                })}
              </option>
            ))}
          </SmallSelect>
        </label>
        {data && (
          <label>
            {text("revisions.difference.year")}
            <SmallSelect value={data.year} onChange={(event) => setYear(Number(event.currentTarget.value))}>
              {data.allYears.map((each) => (
                <option key={each} value={each}>
                  {formats.year(each)}
                </option>
              ))}
            </SmallSelect>
          </label>
        )}
        <Segmented
          label={text("revisions.difference.by")}
          value={list}
          options={DIFFERENCE_LISTS.map((value) => ({ value, label: text(`revisions.difference.lists.${value}`) }))}
          onChange={setList}
        />
      </div>
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data ? <Shown difference={data} list={list} /> : !error && <LoadingBlock />}
    </section>
  );
}

function Shown({ difference, list }: { readonly difference: RevisionDifferences; readonly list: List }) {
  const text = useText();
  const formats = useFormats();
  const { figures, year, years } = difference;
  const nation = years.find(({ id }) => id === String(year));
  if (figures.count === 0) return <p>{text("revisions.difference.same")}</p>;
  const headline = nation && nation.change !== 0 ? (nation.change > 0 ? "more" : "less") : "level";
  return (
    <>
      <p className={style["headline"]}>
        {text(`revisions.difference.headline.${headline}`, {
          year: formats.year(year),
          change: formats.money(Math.abs(nation?.change ?? 0)),
          growth: formats.growth(nation?.growth ?? null),
          figures: formats.count(figures.count),
          markets: formats.count(figures.markets),
        })}
      </p>
      {list === "outliers" ? (
        <OutlierTable rows={difference.outliers} />
      ) : (
        <>
          <MoverBars
            caption={text("revisions.difference.chart", {
              list: text(`revisions.difference.lists.${list}`),
              year: formats.year(year),
            })}
            rows={differenceNames(difference, list, formats)}
          />
          <DifferenceTable key={list} list={list} rows={differenceNames(difference, list, formats)} />
        </>
      )}
    </>
  );
}
