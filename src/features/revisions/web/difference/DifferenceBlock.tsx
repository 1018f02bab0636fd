import { percent as percentOf } from "#domain/figures/rounded.ts";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { DIFFERENCE_LISTS, type RevisionDetail, type RevisionDifferences } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";
import { differenceQuery, roomQuery } from "../roomQueries.ts";
import { type ComparedList, differenceNames, type NamedDifference } from "./differenceNames.ts";
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

interface DifferenceTableProps {
  readonly list: ComparedList;
  readonly rows: readonly NamedDifference[];
}

/** Every row of one list of a difference, to be searched, sorted and kept as a file. */
function DifferenceTable({ list, rows }: DifferenceTableProps) {
  const text = useText();
  const formats = useFormats();
  const columns = useMemo(() => differenceColumns(list, text, formats), [list, text, formats]);
  return (
    <ListTable
      name={`revision-difference-${list}`}
      caption={text(`revisions.difference.lists.${list}`)}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      list={useListView(columns)}
      problem={null}
      onRetry={() => undefined}
      empty={{ title: text("revisions.difference.same"), hint: text("revisions.difference.otherYear") }}
    />
  );
}

/** Markets whose figures moved quite unlike those of the others. */
function OutlierTable({ rows }: { readonly rows: readonly OutlierRow[] }) {
  const text = useText();
  const formats = useFormats();
  const columns = useMemo(() => outlierColumns(text, formats), [text, formats]);
  return (
    <ListTable
      name="revision-outliers"
      caption={text("revisions.difference.lists.outliers")}
      columns={columns}
      rows={rows}
      rowId={({ market, by, id }) => `${market} ${by} ${id}`}
      list={useListView(columns)}
      problem={null}
      onRetry={() => undefined}
      empty={{ title: text("revisions.difference.noOutliers"), hint: text("revisions.difference.noOutliersWhy") }}
    />
  );
}

type OutlierRow = RevisionDifferences["outliers"][number];

/** What a list of differences shows. */
function differenceColumns(
  list: ComparedList,
  text: TFunction,
  formats: Formats,
): readonly ListColumn<NamedDifference>[] {
  return [
    { ...named(text(`revisions.difference.head.${list}`), ({ name }: NamedDifference) => name), narrow: "lead" },
    dollars("before", text("revisions.difference.before"), formats, ({ before }) => before),
    dollars("after", text("revisions.difference.after"), formats, ({ after }) => after),
    { ...dollars("change", text("revisions.difference.change"), formats, ({ change }) => change), narrow: "end" },
    percent("growth", text("revisions.difference.growth"), formats, ({ growth }) => growth),
  ];
}

/** What the list of outliers shows. */
function outlierColumns(text: TFunction, formats: Formats): readonly ListColumn<OutlierRow>[] {
  const { locale } = formats;
  return [
    { ...named(text("revisions.difference.head.markets"), ({ name }: OutlierRow) => name), narrow: "lead" },
    {
      key: "of",
      head: text("revisions.difference.head.outliers"),
      kind: "text",
      value: ({ by, id }) => (by === "medium" ? mediumName(id, locale) : verticalName(id, locale)),
      width: 180,
      narrow: "note",
    },
    dollars("before", text("revisions.difference.before"), formats, ({ before }) => before),
    dollars("after", text("revisions.difference.after"), formats, ({ after }) => after),
    percent("growth", text("revisions.difference.growth"), formats, ({ growth }) => growth),
    percent("usual", text("revisions.difference.usual"), formats, ({ usual }) => usual),
    {
      ...dollars<OutlierRow>("unexpected", text("revisions.difference.unexpected"), formats, (row) => row.unexpected),
      narrow: "end",
    },
  ];
}

function named<Row>(head: string, value: (row: Row) => string): ListColumn<Row> {
  return { key: "name", head, kind: "text", value, width: 240, fixed: true };
}

function dollars<Row>(
  key: string,
  head: string,
  formats: Formats,
  value: (row: Row) => number | null,
): ListColumn<Row> {
  return { key, head, kind: "number", value, cell: (row) => formats.dollars(value(row)), width: 150 };
}

function percent<Row>(key: string, head: string, formats: Formats, part: (row: Row) => number | null): ListColumn<Row> {
  const value = (row: Row) => percentOf(part(row));
  return { key, head, kind: "number", value, cell: (row) => formats.growth(part(row)), width: 110 };
}
