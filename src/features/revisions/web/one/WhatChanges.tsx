import { useQuery } from "@tanstack/react-query";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import type { RoomRevision } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";
import { differenceQuery } from "../roomQueries.ts";

interface WhatChangesProps {
  readonly revision: string;
  readonly builtAt: string | null;
  /** What readers have now. */
  readonly instead: Pick<RoomRevision, "id" | "label">;
}

const NAMED = 3;
const YEARS_SHOWN = 6;

/** In a few sentences what readers will find changed, in the years that the new files are about. */
export function WhatChanges({ revision, builtAt, instead }: WhatChangesProps) {
  const text = useText();
  const formats = useFormats();
  const { data } = useQuery(differenceQuery(revision, builtAt, instead.id));
  if (!data) return <LoadingBlock />;
  const { figures, year, years, about, markets, media } = data;
  const told = years.filter(({ id }) => about.includes(Number(id)));
  const shown = told.length > YEARS_SHOWN ? mostMoved(told) : told;
  const largest = <Row extends { readonly change: number }>(rows: readonly Row[], nameOf: (row: Row) => string) =>
    rows
      .filter(({ change }) => change !== 0)
      .slice(0, NAMED)
      .map((row) => `${nameOf(row)} (${formats.moneyChange(row.change)})`);
  const byMarket = largest(markets, ({ name }) => name);
  const byMedium = largest(media, ({ id }) => mediumName(id, formats.locale));
  return (
    <div data-testid="what-changes">
      <p>{text("revisions.publish.takesPlace", { label: instead.label })}</p>
      {figures.count === 0 ? (
        <p>{text("revisions.publish.nothingChanges")}</p>
      ) : (
        <ul className={style["changes"]}>
          <li>
            {text("revisions.publish.figures", {
              count: figures.count,
              number: formats.count(figures.count),
              markets: formats.count(figures.markets),
            })}
          </li>
          {shown.map(({ id, before, after, growth }) => (
            <li key={id}>
              {text("revisions.publish.nation", {
                year: formats.year(Number(id)),
                before: formats.money(before),
                after: formats.money(after),
                change: formats.growth(growth),
              })}
            </li>
          ))}
          {told.length > shown.length && (
            <li>{text("revisions.publish.moreYears", { count: told.length - shown.length })}</li>
          )}
          {byMedium.length > 0 && (
            <li>
              {text("revisions.publish.mediaMoversIn", { year: formats.year(year), media: formats.list(byMedium) })}
            </li>
          )}
          {byMarket.length > 0 && (
            <li>{text("revisions.publish.moversIn", { year: formats.year(year), markets: formats.list(byMarket) })}</li>
          )}
        </ul>
      )}
    </div>
  );
}

/** The years that moved most, oldest first. */
function mostMoved<Row extends { readonly id: string; readonly change: number }>(years: readonly Row[]): Row[] {
  return years
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, YEARS_SHOWN)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
}
