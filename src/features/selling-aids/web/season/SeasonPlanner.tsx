import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { ChoiceField } from "#ui/figures/choice/ChoiceField.tsx";
import type { Season } from "#domain/advertisers/season.ts";
import { aidsForMonth, DAYS_AHEAD, hotMonthsAhead, isHot } from "#domain/sellingAids/seasonPlan.ts";
import { subVerticalName, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useShownRevision } from "#ui/address/useShownRevision.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { aidsQuery } from "../aidQueries.ts";
import { localToday } from "../localToday.ts";
import style from "./SeasonPlanner.module.css";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Which categories spend most in which month, and what to do about it in the next weeks. */
export function SeasonPlanner() {
  const text = useText();
  const { revision } = useShownRevision();
  const [search, setSearch] = useSearchParams();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(seasonsQuery(revision.id));
  const verticals = useMemo(() => [...new Set(data?.map(({ subVertical }) => verticalOf(subVertical)))], [data]);
  const asked = search.get("vertical");
  const vertical = verticals.find((id) => id === asked) ?? null;
  const shown = useMemo(
    () => data?.filter(({ subVertical }) => vertical === null || verticalOf(subVertical) === vertical) ?? [],
    [data, vertical],
  );
  if (!data) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  if (data.length === 0) {
    return <EmptyState title={text("sellingAids.season.none.what")} hint={text("sellingAids.season.none.why")} />;
  }
  return (
    <div className={style["planner"]}>
      <ChoiceField
        label={text("sellingAids.filter.vertical")}
        value={vertical ?? ""}
        onChoose={(value) =>
          setSearch(
            (now) => {
              const next = new URLSearchParams(now);
              if (value === "") next.delete("vertical");
              else next.set("vertical", value);
              return next;
            },
            { replace: true, preventScrollReset: true },
          )
        }
        testId="season-vertical"
      >
        <option value="">{text("sellingAids.filter.all")}</option>
        {verticals.map((id) => (
          <option key={id} value={id}>
            {verticalName(id, formats.locale)}
          </option>
        ))}
      </ChoiceField>
      <div className={style["columns"]}>
        <SeasonHeat seasons={shown} />
        <NextMonths seasons={shown} />
      </div>
      <p className={style["note"]}>{[...new Set(shown.map(({ source }) => source))].join("; ")}</p>
    </div>
  );
}

function SeasonHeat({ seasons }: { readonly seasons: readonly Season[] }) {
  const text = useText();
  const formats = useFormats();
  return (
    <section className={style["heat"]} aria-labelledby="season-heat">
      <h2 id="season-heat">{text("sellingAids.season.heat")}</h2>
      <p>{text("sellingAids.season.hot")}</p>
      <ScrollFrame className={style["scroll"]} labelledBy="season-heat">
        <table data-testid="season-heat" aria-labelledby="season-heat">
          <thead>
            <tr>
              <th scope="col">{text("sellingAids.season.category")}</th>
              {MONTHS.map((month) => (
                <th key={month} scope="col">
                  {formats.month(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ subVertical, months }) => (
              <tr key={subVertical}>
                <th scope="row">
                  <Link to={`/vertical/subvertical?sub=${subVertical}`}>
                    {subVerticalName(subVertical, formats.locale)}
                  </Link>
                </th>
                {MONTHS.map((month) => {
                  const part = months[month - 1] ?? 0;
                  return (
                    <td key={month} data-hot={isHot(part) || undefined}>
                      {formats.share(part)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** As many aids as stand beside a month before they hide it. */
const MOST_AIDS = 3;

function NextMonths({ seasons }: { readonly seasons: readonly Season[] }) {
  const text = useText();
  const formats = useFormats();
  const [search] = useSearchParams();
  const { data: aids = [] } = useQuery(aidsQuery(formats.locale, ""));
  const months = useMemo(() => hotMonthsAhead(seasons, localToday()), [seasons]);
  const open = (aid: string, subVertical: string) => {
    const next = new URLSearchParams(search);
    next.set("aid", aid);
    next.set("focus", subVertical);
    return `?${next}`;
  };
  return (
    <section className={style["next"]} aria-labelledby="season-next">
      <h2 id="season-next">{text("sellingAids.season.next", { days: formats.count(DAYS_AHEAD) })}</h2>
      {months.length === 0 && <p>{text("sellingAids.season.quiet")}</p>}
      <ol>
        {months.map(({ subVertical, month, year, part, days }) => (
          <li key={`${subVertical}-${month}`}>
            <p>
              <strong>{subVerticalName(subVertical, formats.locale)}</strong>
              <span>
                {text("sellingAids.season.month", {
                  month: formats.monthName(month),
                  year: formats.year(year),
                  part: formats.share(part),
                })}
                {" · "}
                {days === 0
                  ? text("sellingAids.season.now")
                  : text("sellingAids.season.in", { count: days, number: formats.count(days) })}
              </span>
            </p>
            <ul>
              {aidsForMonth(aids, verticalOf(subVertical), month)
                .slice(0, MOST_AIDS)
                .map(({ key, title }) => (
                  <li key={key}>
                    <Link to={open(key, subVertical)}>{title}</Link>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
