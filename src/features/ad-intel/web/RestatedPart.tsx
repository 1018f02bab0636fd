import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { dayRange } from "#language/words/dayRange.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import type { RestatedLine } from "../contract/adIntelSchemas.ts";
import { restatedTable } from "../contract/adIntelTables.ts";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { restatedQuery } from "./observedQueries.ts";

/** Which periods of earlier files later ones state anew. */
export function RestatedPart() {
  const text = useText();
  const { data, error, refetch } = useQuery(restatedQuery());
  const columns = useRestatedColumns();
  const list = useListView(columns);
  return (
    <>
      <p className={style["note"]}>{text("adIntel.restated.note")}</p>
      <ListTable
        name="ad-intel-restated"
        caption={text("adIntel.part.restated")}
        columns={columns}
        rows={data?.items}
        rowId={({ importId, mediaType, firstDay, endDay, days }) =>
          [importId, mediaType, firstDay, endDay, days].join(" ")
        }
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ title: text("adIntel.restated.empty"), hint: text("adIntel.restated.emptyWhy") }}
        file={(items) => restatedTable({ items: [...items] })}
      />
    </>
  );
}

function useRestatedColumns(): readonly ListColumn<RestatedLine>[] {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  return useMemo(() => {
    const period = ({ firstDay, endDay }: RestatedLine) => dayRange(firstDay, endDay, formats);
    return [
      {
        key: "period",
        head: text("adIntel.restated.period"),
        kind: "text",
        value: ({ firstDay }) => firstDay,
        cell: period,
        width: 210,
        fixed: true,
        narrow: "lead",
      },
      {
        key: "mediaType",
        head: text("adIntel.mediaType"),
        kind: "text",
        value: ({ mediaType }) => names.mediaType(mediaType),
        width: 150,
        narrow: "note",
      },
      {
        key: "markets",
        head: text("adIntel.restated.markets"),
        kind: "number",
        value: ({ markets }) => markets,
        cell: ({ markets }) => formats.count(markets),
        width: 90,
      },
      {
        key: "days",
        head: text("adIntel.restated.days"),
        kind: "number",
        value: ({ days, allDays }) => days / allDays,
        cell: ({ days, allDays }) =>
          text("adIntel.restated.daysOf", { days: formats.count(days), all: formats.count(allDays) }),
        width: 130,
      },
      {
        key: "dollars",
        head: text("adIntel.restated.dollars"),
        kind: "number",
        value: ({ dollars }) => dollars,
        cell: ({ dollars }) => formats.money(dollars),
        width: 140,
        narrow: "end",
      },
      { key: "file", head: text("adIntel.restated.file"), kind: "text", value: ({ fileName }) => fileName, width: 200 },
      { key: "by", head: text("adIntel.restated.by"), kind: "text", value: ({ by }) => by.join(", "), width: 200 },
    ];
  }, [text, formats, names]);
}
