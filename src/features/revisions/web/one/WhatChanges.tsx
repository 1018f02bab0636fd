import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
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

/** In a few sentences what readers will find changed. */
export function WhatChanges({ revision, builtAt, instead }: WhatChangesProps) {
  const text = useText();
  const formats = useFormats();
  const { data } = useQuery(differenceQuery(revision, builtAt, instead.id));
  if (!data) return <LoadingBlock />;
  const { figures, year, years, markets } = data;
  const nation = years.find(({ id }) => id === String(year));
  const moved = markets.filter(({ change }) => change !== 0);
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
          {nation && (
            <li>
              {text("revisions.publish.nation", {
                year: formats.year(year),
                before: formats.money(nation.before),
                after: formats.money(nation.after),
                change: formats.growth(nation.growth),
              })}
            </li>
          )}
          {moved.length > 0 && (
            <li>
              {text("revisions.publish.movers", {
                markets: formats.list(
                  moved.slice(0, NAMED).map(({ name, change }) => `${name} (${formats.moneyChange(change)})`),
                ),
              })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
