import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { growth } from "#domain/figures/growth.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { CategoryLine } from "../contract/adIntelSchemas.ts";
import { categoriesTable } from "../contract/adIntelTables.ts";
import { MapPart } from "./MapPart.tsx";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { categoriesQuery, type Overview, overviewQuery } from "./observedQueries.ts";
import { RestatedPart } from "./RestatedPart.tsx";
import { ScopeFields } from "./ScopeFields.tsx";
import { TrendPart } from "./TrendPart.tsx";
import { PARTS, type ShownScope, useScope } from "./useScope.ts";
import { VariancePart } from "./VariancePart.tsx";

/** `/administration/forecast-analysis/nielsen`: what outside services saw advertisers spend, and what it means here. */
export default function NielsenScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(overviewQuery());
  return (
    <Page
      title={text("menu.nielsenAdIntel")}
      lead={text("adIntel.lead")}
      actions={
        <Link className={style["import"]} to="/administration/imports">
          {text("adIntel.import")}
        </Link>
      }
    >
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingBlock />}
      {data && data.files.length === 0 && (
        <EmptyState example="files" title={text("adIntel.empty.what")} hint={text("adIntel.empty.why")} />
      )}
      {data && data.files.length > 0 && <Observed overview={data} />}
    </Page>
  );
}

function Observed({ overview }: { readonly overview: Overview }) {
  const text = useText();
  const { part, scope, choosePart, choose } = useScope(overview);
  const restated = overview.files.some(({ displaced }) => displaced > 0);
  const shown = PARTS.filter((value) => value !== "restated" || restated || part === value);
  return (
    <>
      <Standing overview={overview} />
      <div className={style["bar"]}>
        <Segmented
          label={text("adIntel.parts")}
          options={shown.map((value) => ({ value, label: text(`adIntel.part.${value}`) }))}
          value={part}
          onChange={choosePart}
        />
        {part !== "map" && part !== "restated" && (
          <ScopeFields overview={overview} part={part} scope={scope} onChoose={choose} />
        )}
      </div>
      {part === "spend" && <CategoriesPart scope={scope} overview={overview} />}
      {part === "trend" && <TrendPart scope={scope} />}
      {part === "map" && <MapPart />}
      {part === "restated" && <RestatedPart />}
      {part === "variance" && <VariancePart scope={scope} />}
    </>
  );
}

/** Which files are read, and how much of their money is mapped. */
function Standing({ overview: { source, files, coverage, years } }: { readonly overview: Overview }) {
  const text = useText();
  const formats = useFormats();
  const share = coverage.dollars > 0 ? coverage.mapped / coverage.dollars : null;
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const displaced = files.reduce((sum, file) => sum + file.displaced, 0);
  return (
    <div className={style["standing"]}>
      <p>
        {text(source.isDraft ? "adIntel.ofDraft" : "adIntel.ofPublished", {
          label: source.label,
          files: text("adIntel.files", { count: files.length }),
          rows: formats.count(rows),
          from: formats.year(years[0] ?? 0),
          to: formats.year(years.at(-1) ?? 0),
        })}{" "}
        <Link to={`/administration/revisions/${source.revision}`}>{text("adIntel.toFiles")}</Link>
        {files.some(({ sample }) => sample) && <span className={style["mark"]}>{text("adIntel.sample")}</span>}
      </p>
      {displaced > 0 && (
        <p>
          {text("adIntel.restated.told", { dollars: formats.money(displaced) })}{" "}
          <Link to="?part=restated">{text("adIntel.restated.which")}</Link>
        </p>
      )}
      <p className={style["coverage"]}>
        <meter min={0} max={1} value={share ?? 0} aria-label={text("adIntel.coverageLabel")} />
        {text("adIntel.coverage", {
          share: formats.share(share),
          mapped: formats.money(coverage.mapped),
          dollars: formats.money(coverage.dollars),
        })}
      </p>
    </div>
  );
}

/** So many media types have a column in sight; the others can be chosen. */
const IN_SIGHT = 4;

/** Observed spend by category. */
function CategoriesPart({ scope, overview }: { readonly scope: ShownScope; readonly overview: Overview }) {
  const text = useText();
  const { data, error, refetch } = useQuery(categoriesQuery(scope));
  const columns = useCategoryColumns(overview);
  const list = useListView(columns);
  return (
    <ListTable
      name="ad-intel-categories"
      caption={text("adIntel.part.spend")}
      columns={columns}
      rows={data?.items}
      rowId={({ category }) => category}
      list={list}
      problem={error}
      onRetry={() => void refetch()}
      empty={{ title: text("adIntel.nothing.what"), hint: text("adIntel.nothing.why") }}
      file={(items) => categoriesTable({ year: data?.year ?? null, items: [...items] })}
    />
  );
}

function useCategoryColumns({ mediaTypes }: Overview): readonly ListColumn<CategoryLine>[] {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  return useMemo(
    () => [
      {
        key: "name",
        head: text("adIntel.category"),
        kind: "text",
        value: ({ name }) => name,
        width: 170,
        fixed: true,
        narrow: "lead",
      },
      {
        key: "major",
        head: text("adIntel.major"),
        kind: "text",
        value: ({ major }) => major,
        width: 125,
        narrow: "note",
      },
      { key: "industry", head: text("adIntel.industry"), kind: "text", value: ({ industry }) => industry, width: 110 },
      {
        key: "dollars",
        head: text("adIntel.dollars"),
        kind: "number",
        value: ({ dollars }) => dollars,
        cell: ({ dollars }) => formats.money(dollars),
        width: 118,
        narrow: "end",
      },
      {
        key: "growth",
        head: text("adIntel.growth"),
        kind: "number",
        value: ({ before, dollars }) => growth(before, dollars),
        cell: ({ before, dollars }) => formats.growth(growth(before, dollars)),
        width: 105,
      },
      {
        key: "brands",
        head: text("adIntel.brands"),
        kind: "number",
        value: ({ brands }) => brands,
        cell: ({ brands }) => formats.count(brands),
        width: 75,
      },
      ...mediaTypes.map(
        ({ id }, at): ListColumn<CategoryLine> => ({
          key: `in-${id}`,
          head: names.mediaType(id),
          kind: "number",
          value: ({ media }) => media[id] ?? 0,
          cell: ({ media }) => (media[id] ? formats.money(media[id]) : "–"),
          width: 118,
          ...(at < IN_SIGHT ? {} : { hidden: true }),
        }),
      ),
      {
        key: "target",
        head: text("adIntel.subVertical"),
        kind: "text",
        value: ({ subVertical }) =>
          subVertical === undefined
            ? text("adIntel.notMapped")
            : subVertical === null
              ? text("adIntel.noneOfOurs")
              : names.subVertical(subVertical),
        width: 170,
      },
    ],
    [text, formats, names, mediaTypes],
  );
}
