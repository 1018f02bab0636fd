import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { growth } from "#domain/figures/growth.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { categoriesTable } from "../contract/adIntelTables.ts";
import type { CategoryLine } from "../contract/adIntelSchemas.ts";
import { useObservedNames } from "./observedNames.ts";
import { categoriesQuery, type Overview } from "./observedQueries.ts";
import type { ShownScope } from "./useScope.ts";

/** So many media types have a column in sight; the others can be chosen. */
const IN_SIGHT = 4;

/** Observed spend by category. */
export function CategoriesPart({ scope, overview }: { readonly scope: ShownScope; readonly overview: Overview }) {
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
