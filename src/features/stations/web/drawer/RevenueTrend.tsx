import { useCallback, useMemo } from "react";
import { roleColour } from "#figures/charts/colours.ts";
import { stackedYears } from "#figures/charts/stackedYears.ts";
import { columnScale } from "#language/money.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { Plot } from "#ui/figures/Plot.tsx";
import { tidy, type Words } from "#language/words/words.ts";
import type { StationDetail } from "../../contract.ts";
import style from "./StationDrawer.module.css";

type Year = StationDetail["revenue"][number];

interface RevenueTrendProps {
  readonly detail: StationDetail;
  readonly words: Words;
}

const HEIGHT = 220;

/** What a station took year by year, in its parts; retransmission stands beside and in no sum. */
export function RevenueTrend({ detail, words }: RevenueTrendProps) {
  const { text, formats } = words;
  const { station, revenueWithheld } = detail;
  const years = useMemo(() => detail.revenue.filter(({ ota, digital }) => ota !== null || digital !== null), [detail]);
  const draw = useCallback(
    (width: number) =>
      stackedYears(
        [
          { name: text("stations.detail.local"), fill: roleColour("own"), dollars: years.map((row) => row.otaLocal) },
          {
            name: text("stations.detail.national"),
            fill: roleColour("other"),
            dollars: years.map((row) => row.otaNational),
          },
          {
            name: text("stations.detail.political"),
            fill: roleColour("political"),
            dollars: years.map((row) => row.otaPolitical),
          },
        ],
        width,
        HEIGHT,
        {
          years: years.map(({ year }) => year),
          kinds: years.map(({ kind }) => kind),
          namesBeside: width >= 420,
          labels: { forecast: text("stations.detail.forecast"), tick: (dollars) => tidy(formats.money(dollars)) },
        },
      ),
    [years, text, formats],
  );
  const columns = useMemo(() => columnsOf(years, words), [years, words]);
  const reported = years.some(({ basis }) => basis === "reported");
  const said = years.map(({ year, ota }) => `${formats.year(year)} ${formats.money(ota)}`);
  const nothing = revenueWithheld
    ? text("stations.unknown.withheld")
    : station.commercial === false
      ? text("stations.unknown.noncommercial")
      : text("stations.detail.noRevenue");
  return (
    <section className={style["part"]}>
      <h3>{text("stations.detail.revenue")}</h3>
      {years.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <>
          <figure
            style={{ margin: 0 }}
            aria-label={text("stations.detail.revenueAlt", { name: station.callSign, figures: formats.list(said) })}
          >
            <Plot height={HEIGHT} draw={draw} figures={[]} />
          </figure>
          <DataTable
            caption={text("stations.detail.revenue")}
            columns={columns}
            rows={years}
            rowId={({ year }) => String(year)}
          />
          <p>
            {text(reported ? "stations.detail.reported" : "stations.detail.apportioned")}
            {station.medium === "tv" && ` ${text("stations.detail.memo")}`}
          </p>
        </>
      )}
    </section>
  );
}

function columnsOf(years: readonly Year[], { text, formats }: Words): Column<Year>[] {
  const scale = columnScale(years.map(({ ota }) => ota));
  const money = (
    key: "ota" | "local" | "national" | "political" | "digital" | "retrans",
    value: (row: Year) => number | null,
  ): Column<Year> => ({
    key,
    head: text(`stations.detail.${key}`),
    unit: formats.moneyHead(scale),
    numeric: true,
    value,
    shown: (row) => formats.moneyIn(scale, value(row)),
  });
  return [
    {
      key: "year",
      head: text("stations.detail.year"),
      numeric: false,
      value: ({ year }) => year,
      shown: ({ year }) => formats.year(year),
    },
    money("ota", (row) => row.ota),
    money("local", (row) => row.otaLocal),
    money("national", (row) => row.otaNational),
    money("political", (row) => row.otaPolitical),
    money("digital", (row) => row.digital),
    ...(years.some(({ retrans }) => retrans !== null) ? [money("retrans", (row: Year) => row.retrans)] : []),
  ];
}
