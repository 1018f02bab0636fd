import { useCallback, useMemo, useState } from "react";
import type { Spending } from "#documents/spending.ts";
import { changesBetween, type RevisionChanges } from "#domain/changes/changesBetween.ts";
import { CHANGE_LISTS, type ChangeList, changesTable } from "#domain/changes/changesTable.ts";
import { biggestFirst, type FigureChange } from "#domain/changes/figureChange.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { BlockSection } from "../frame/BlockSection.tsx";
import { explainChanged, figureId, figureName, readFigure } from "./changedFigure.ts";
import style from "./Changes.module.css";
import { ChangesChart } from "./ChangesChart.tsx";
import { ChangesControls } from "./ChangesControls.tsx";
import { changesHeadline, largestText, type RevisionNames } from "./changesHeadline.ts";
import type { ComparedRevisions } from "./otherRevision.ts";

interface ChangesFiguresProps {
  readonly spending: Spending;
  readonly revisions: ComparedRevisions;
  /** The market's whole wallets in the two revisions. */
  readonly before: Wallet;
  readonly after: Wallet;
  /** All other revisions to choose from. */
  readonly others: readonly Revision[];
  readonly other: Revision;
}

/** What the two revisions say differently of what the screen is about: biggest movers first. */
export function ChangesFigures({ spending, revisions, before, after, others, other }: ChangesFiguresProps) {
  const { scope, words, view } = spending;
  const { text, formats } = words;
  const { year, political } = view;
  const changes = useMemo(
    () => changesBetween(narrowWallet(before, scope), narrowWallet(after, scope), { year, political }),
    [before, after, scope, year, political],
  );
  const names = useMemo(() => revisionNames(revisions), [revisions]);
  const lists = CHANGE_LISTS.filter((list) => changes[list].length > 1 || list === "years");
  const [chosen, setChosen] = useState<ChangeList>("media");
  const list = lists.find((known) => known === chosen) ?? "years";
  const rows = changes[list];
  const [largest] = biggestFirst(rows);
  const named = (id: string) => figureName(list, id, words);
  const write = measureFormats(
    "dollars",
    rows.map(({ change }) => change),
    words,
  );
  const measure = text(list === "years" ? "changes.measureYears" : "changes.measure", {
    ...names,
    subject: subjectOf(spending),
    year: formats.year(year),
    unit: write.changeUnit,
    political: text(`spending.political.${political}`),
  });
  const files = useMemo(() => [{ name: "whatChanged", table: () => changesTable(changes, names) }], [changes, names]);
  const tip = useCallback((figure: string) => tipOf(figure, changes, names, words), [changes, names, words]);

  return (
    <BlockSection
      name="whatChanged"
      spending={spending}
      headline={changesHeadline(changes, names, words)}
      measure={measure}
      controls={
        <>
          <ChangesControls revisions={others} other={other} words={words}>
            <Segmented
              label={text("changes.list")}
              value={list}
              onChange={setChosen}
              options={lists.map((value) => ({ value, label: text(`changes.lists.${value}`) }))}
            />
          </ChangesControls>
          <OnlyIn parts={changes.added} revision={names.after} words={words} />
          <OnlyIn parts={changes.gone} revision={names.before} words={words} />
        </>
      }
      chart={<ChangesChart list={list} changes={rows} after={names.after} words={words} />}
      alt={text("changes.alt", { measure, largest: largestText(largest, named, words) })}
      table={
        <ChangesTable
          list={list}
          changes={rows}
          total={list === "years" ? null : changes.total}
          names={names}
          caption={measure}
          words={words}
        />
      }
      tip={tip}
      explain={explainChanged}
      mainFigure={largest ? figureId(list, largest.id) : null}
      files={files}
    />
  );
}

/** `Dallas-Ft. Worth, Automotive`: what the figures are of. */
function subjectOf({ scope, market, words }: Spending): string {
  const name = words.market(market.id);
  if (scope.kind === "market") return name;
  return `${name}, ${scope.kind === "vertical" ? words.vertical(scope.id) : words.subVertical(scope.id)}`;
}

function revisionNames({ before, after }: ComparedRevisions): RevisionNames {
  return { before: before.label, after: after.label };
}

/** Names what one revision alone has, so that nobody takes it for a change. */
function OnlyIn({
  parts: { years, media, subVerticals },
  revision,
  words,
}: {
  readonly parts: RevisionChanges["added"];
  readonly revision: string;
  readonly words: Words;
}) {
  const { text, formats } = words;
  const names = [
    ...media.map(words.medium),
    ...subVerticals.map(words.subVertical),
    ...years.map((year) => formats.year(year)),
  ];
  if (names.length === 0) return null;
  return <p className={style["only"]}>{text("changes.added", { revision, names: formats.list(names) })}</p>;
}

function tipOf(figure: string, changes: RevisionChanges, names: RevisionNames, words: Words): Tip | null {
  const read = readFigure(figure);
  if (!read) return null;
  const { text, formats } = words;
  const known: readonly (FigureChange | null)[] = [...changes[read.list], changes.total];
  const row = known.find((one) => one?.id === read.id);
  if (!row) return null;
  return {
    title: figureName(read.list, read.id, words),
    rows: [
      [names.before, formats.dollars(row.before)],
      [names.after, formats.dollars(row.after)],
      [text("changes.change"), formats.moneyChange(row.change)],
      [text("changes.changePercent"), formats.growth(row.growth)],
    ],
  };
}

interface ChangesTableProps {
  readonly list: ChangeList;
  readonly changes: readonly FigureChange[];
  /** Stands below the rows; null where they do not add up to one. */
  readonly total: FigureChange | null;
  readonly names: RevisionNames;
  readonly caption: string;
  readonly words: Words;
}

/** All figures of a list before and after, also those that stayed. */
function ChangesTable({ list, changes, total, names, caption, words }: ChangesTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(list, total ? [...changes, total] : changes, names, words)}
      rows={changes}
      totals={total ? [total] : []}
      rowId={({ id }) => figureId(list, id)}
    />
  );
}

function columnsOf(
  list: ChangeList,
  shown: readonly FigureChange[],
  names: RevisionNames,
  words: Words,
): Column<FigureChange>[] {
  const { text, formats } = words;
  const amounts = measureFormats(
    "dollars",
    shown.flatMap(({ before, after }) => [before, after]),
    words,
  );
  const moves = measureFormats(
    "dollars",
    shown.map(({ change }) => change),
    words,
  );
  const name = ({ id }: FigureChange) => figureName(list, id, words);
  return [
    { key: "name", head: text(`changes.head.${list}`), numeric: false, value: name, shown: name },
    {
      key: "before",
      head: names.before,
      unit: amounts.unit,
      numeric: true,
      value: ({ before }) => before,
      shown: ({ before }) => amounts.cell(before),
    },
    {
      key: "after",
      head: names.after,
      unit: amounts.unit,
      numeric: true,
      value: ({ after }) => after,
      shown: ({ after }) => amounts.cell(after),
    },
    {
      key: "change",
      head: text("changes.change"),
      unit: moves.changeUnit,
      numeric: true,
      value: ({ change }) => change,
      shown: ({ change }) => moves.changeCell(change),
    },
    {
      key: "growth",
      head: text("changes.changePercent"),
      numeric: true,
      value: ({ growth }) => growth,
      shown: ({ growth }) => formats.growth(growth),
    },
  ];
}
