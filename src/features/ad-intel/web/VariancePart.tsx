import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { varianceTable } from "../contract/adIntelTables.ts";
import type { VarianceLine } from "../contract/adIntelSchemas.ts";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { varianceQuery } from "./observedQueries.ts";
import type { ShownScope } from "./useScope.ts";

const FLAGS = ["high", "low", "outlier"] as const;

/** Observed spend against the published estimate, by sub-vertical and medium. */
export function VariancePart({ scope: { year, market } }: { readonly scope: ShownScope }) {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(varianceQuery({ year, market }));
  const columns = useVarianceColumns();
  const list = useListView(columns);
  return (
    <>
      <p className={style["note"]}>
        {text("adIntel.variance.note", { count: data?.markets ?? 0, number: formats.count(data?.markets ?? 0) })}
      </p>
      <ListTable
        name="ad-intel-variance"
        caption={text("adIntel.part.variance")}
        columns={columns}
        rows={data?.items}
        rowId={({ subVertical, medium }) => `${subVertical} ${medium}`}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ title: text("adIntel.variance.empty"), hint: text("adIntel.variance.emptyWhy") }}
        file={(items) => varianceTable({ year: year ?? null, markets: data?.markets ?? 0, items: [...items] })}
      />
    </>
  );
}

function useVarianceColumns(): readonly ListColumn<VarianceLine>[] {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  return useMemo(
    () => [
      {
        key: "subVertical",
        head: text("adIntel.subVertical"),
        kind: "text",
        value: ({ subVertical }) => names.subVertical(subVertical),
        width: 220,
        fixed: true,
        narrow: "lead",
      },
      {
        key: "medium",
        head: text("adIntel.medium"),
        kind: "text",
        value: ({ medium }) => names.medium(medium),
        width: 140,
        narrow: "note",
      },
      {
        key: "observed",
        head: text("adIntel.variance.observed"),
        kind: "number",
        value: ({ observed }) => observed,
        cell: ({ observed }) => formats.money(observed),
        width: 110,
      },
      {
        key: "estimate",
        head: text("adIntel.variance.estimate"),
        kind: "number",
        value: ({ estimate }) => estimate,
        cell: ({ estimate }) => formats.money(estimate),
        width: 120,
      },
      {
        key: "ratio",
        head: text("adIntel.variance.ratio"),
        kind: "number",
        value: ({ ratio }) => ratio,
        cell: ({ ratio, flag }) => (
          <span className={style["ratio"]} data-flag={flag ?? undefined}>
            {formats.share(ratio)}
          </span>
        ),
        width: 120,
        narrow: "end",
      },
      {
        key: "flag",
        head: text("adIntel.variance.flag"),
        kind: "choice",
        value: ({ flag }) => flag,
        options: FLAGS.map((value) => ({ value, label: text(`adIntel.variance.flags.${value}`) })),
        width: 190,
      },
    ],
    [text, formats, names],
  );
}
