import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { readText } from "#ui/form/readText.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { mapTable } from "../contract/adIntelTables.ts";
import type { MapLine } from "../contract/adIntelSchemas.ts";
import { type MapFile, readMapFile } from "../contract/readMapFile.ts";
import { mapColumns } from "./mapColumns.tsx";
import { MapChanges } from "./MapChanges.tsx";
import { MediaTypesMap } from "./MediaTypesMap.tsx";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { changeMapping, mapQuery, undoMapping } from "./observedQueries.ts";
import { TargetSelect } from "./TargetSelect.tsx";

const UNKNOWN_SHOWN = 10;

/** The map of categories to sub-verticals and of media types to media. */
export function MapPart() {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  const { data, error, refetch } = useQuery(mapQuery());
  const version = data?.version ?? 0;
  const mapAll = useMapping(version);
  const columns = useMemo(
    () =>
      mapColumns({
        text,
        formats,
        names,
        onMap: (line, subVertical) => void mapAll([line], () => subVertical),
      }),
    [text, formats, names, mapAll],
  );
  const list = useListView(columns);
  const chooseForAll = (chosen: readonly MapLine[], clear: () => void) => (
    <TargetSelect
      label={text("adIntel.map.mapChosen")}
      names={names}
      value={null}
      onChoose={(target) => {
        if (target !== undefined) void mapAll(chosen, () => target).then((done) => done && clear());
      }}
    />
  );
  // What is guessed from neighbours wants a look of its own.
  const suggested = (data?.items ?? []).filter(({ suggestion }) => suggestion?.why === "name");

  return (
    <>
      <p className={style["note"]}>{text("adIntel.map.note")}</p>
      <ListTable
        name="ad-intel-map"
        caption={text("adIntel.part.map")}
        columns={columns}
        rows={data?.items}
        rowId={({ category }) => category}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ title: text("adIntel.nothing.what"), hint: text("adIntel.nothing.why") }}
        actions={
          <>
            {data?.undo && (
              <ActionButton onClick={() => void undoMapping(data.undo?.change ?? "")}>
                {text("adIntel.map.undo")}
              </ActionButton>
            )}
            {suggested.length > 0 && (
              <ActionButton
                tone="main"
                onClick={() => void mapAll(suggested, ({ suggestion }) => suggestion?.subVertical ?? null)}
              >
                {text("adIntel.map.takeAll", { count: suggested.length, number: formats.count(suggested.length) })}
              </ActionButton>
            )}
          </>
        }
        bulk={chooseForAll}
        file={(items) => mapTable({ items: [...items] })}
      />
      {data && (
        <div className={style["below"]}>
          <MediaTypesMap lines={data.mediaTypes} version={version} />
          <MapChanges changes={data.changes} />
          <FromFile items={data.items} version={version} />
        </div>
      )}
    </>
  );
}

/** Maps categories, each to what is said for it, in one step that can be taken back. */
function useMapping(version: number) {
  const formats = useFormats();
  return useCallback(
    (lines: readonly MapLine[], target: (line: MapLine) => string | null) => {
      const categories = lines.map((line) => ({ category: line.category, subVertical: target(line) }));
      return changeMapping({ version, categories, mediaTypes: [] }, (words) =>
        words("adIntel.map.changed", { count: lines.length, number: formats.count(lines.length) }),
      );
    },
    [version, formats],
  );
}

/** Takes the map back as a file. */
function FromFile({ items, version }: { readonly items: readonly MapLine[]; readonly version: number }) {
  const text = useText();
  const formats = useFormats();
  const [read, setRead] = useState<MapFile | null>(null);
  const take = async (file: File) => {
    try {
      const found = readMapFile(await readText(file), items);
      setRead(found);
      if (found.changes.length > 0)
        await changeMapping({ version, categories: found.changes, mediaTypes: [] }, (words) =>
          words("adIntel.map.changed", {
            count: found.changes.length,
            number: formats.count(found.changes.length),
          }),
        );
    } catch (reason) {
      toastProblem(reason);
    }
  };
  return (
    <section aria-labelledby="ad-intel-file">
      <h2 id="ad-intel-file">{text("adIntel.map.fileTitle")}</h2>
      <p className={style["note"]}>{text("adIntel.map.fileHint")}</p>
      <FileDrop label={text("adIntel.map.file")} accept=".csv,text/csv" onFile={(file) => void take(file)} />
      {read && (
        <div role="status">
          <p>
            {read.changes.length === 0
              ? text("adIntel.map.fileSame")
              : text("adIntel.map.changed", {
                  count: read.changes.length,
                  number: formats.count(read.changes.length),
                })}
          </p>
          {read.unknown.slice(0, UNKNOWN_SHOWN).map(({ line, what, value }) => (
            <p key={`${line} ${what}`}>
              {text(what === "category" ? "adIntel.map.unknownCategory" : "adIntel.map.unknownTarget", { line, value })}
            </p>
          ))}
          {read.unknown.length > UNKNOWN_SHOWN && (
            <p>{text("adIntel.map.unknownMore", { number: formats.count(read.unknown.length - UNKNOWN_SHOWN) })}</p>
          )}
        </div>
      )}
    </section>
  );
}
