import { useQuery } from "@tanstack/react-query";
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { localForecastFigure, withPolitical } from "#documents/parts/localForecastFigure.ts";
import { growthText } from "#language/words/growthText.ts";
import { type Spending, yearOf } from "#documents/spending.ts";
import { readQuarter } from "#domain/period.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { periodText } from "#language/words/words.ts";
import { marketNames } from "#language/marketNames.ts";
import { loadMessages } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import type { ExplainIn } from "#ui/figures/explain/background.ts";
import { explainForecast } from "#ui/figures/explain/explainForecast.ts";
import { LinksInTurn } from "#ui/figures/frame/AddressInTurn.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { ScreenLead } from "#ui/figures/frame/ScreenLead.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import { ShortGrowthBlock, ShortTopBlock } from "#ui/figures/spending/SubVerticalBlock.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { TalkingPoints } from "#ui/figures/talkingPoints/TalkingPoints.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { recentScreens } from "#ui/recent/recentScreens.ts";
import { pinnedViewsQuery } from "#ui/savedViews/savedViewsQuery.ts";
import { screenName } from "#ui/savedViews/screenName.ts";
import { type HomeCard, type HomeCardId, homeCards } from "./homeCards.ts";
import { HomeList } from "./HomeList.tsx";
import style from "./HomeOverview.module.css";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { leadsSomewhere } from "./leadsSomewhere.ts";
import { QuarterLine } from "./QuarterLine.tsx";
import { ReleaseBanner } from "./ReleaseBanner.tsx";
import { TodayLine } from "./TodayLine.tsx";
import { UnreadList } from "./UnreadList.tsx";

/** As many as fit beside a chart. */
const SHOWN = 5;

/** What was looked at last in this browser. */
function RecentList() {
  const text = useText();
  const formats = useFormats();
  const [screens] = useState(recentScreens);
  const { data: markets } = useQuery(marketsQuery());
  const names = useMemo(() => marketNames(markets ?? [], text), [markets, text]);
  const items = screens
    .filter((screen) => leadsSomewhere(screen, names))
    .slice(0, SHOWN)
    .map(({ path, market, at }) => {
      const { searchParams } = new URL(path, location.origin);
      const [year, quarter] = [Number(searchParams.get("year")), readQuarter(searchParams.get("quarter"))];
      return {
        id: path,
        path,
        name: screenName(path, text, formats.locale),
        detail: [names.get(market), year > 0 && periodText({ year, quarter }, { text, formats })]
          .filter(Boolean)
          .join(" · "),
        time: { at, words: formats.date(at) },
      };
    });
  return <HomeList title={text("home.recent.title")} items={items} none={text("home.recent.none")} />;
}

/** The saved views that the person pinned. */
function PinnedList() {
  const text = useText();
  const { locale } = useFormats();
  const { data: views = [] } = useQuery(pinnedViewsQuery());
  const items = views.map(({ id, path, name }) => ({ id, path, name, detail: screenName(path, text, locale) }));
  return <HomeList title={text("home.pinned.title")} items={items} none={text("home.pinned.none")} />;
}

/** The whole market by year: traditional, digital and political money on each other, with the digital share in the table. */
const OutlookBlock = memo(function OutlookBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { text, formats } = words;
  const figure = useMemo(() => localForecastFigure(spending), [spending]);
  const { whole, core } = figure;
  const { years } = whole;

  const tip = useCallback(
    (id: string) => {
      const at = years.findIndex(({ year }) => String(year) === id.split(":")[0]);
      const [row, rest] = [whole.years[at], core.years[at]];
      if (!row || !rest) return null;
      return {
        title: `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}`,
        rows: [
          [text("spending.level.total"), formats.money(row.total)],
          [text("spending.column.growth_percent"), formats.growth(row.growth)],
          [text("spending.level.traditional"), formats.money(rest.traditional)],
          [text("spending.level.digital"), formats.money(rest.digital)],
          [text("spending.column.political"), formats.money(row.political)],
          [text("home.outlook.digitalShare"), formats.share(row.digitalShare)],
        ] as const,
      };
    },
    [years, whole, core, formats, text],
  );
  const files = useMemo(
    () => [{ name: "localForecastSummary", table: () => spendingSections.forecastByMedia.table(whole) }],
    [whole],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explainYear}
      mainFigure={String(view.year)}
      files={files}
      figure={figure}
    />
  );
});

const explainYear: ExplainIn = (spending, figure) => {
  const shown = { ...spending, measure: "dollars" as const, view: withPolitical(spending.view) };
  return explainForecast(shown, spendingSections.forecastByMedia.compute(shown.view), figure);
};

/** Where on the market summary each figure is taken apart. */
const SECTIONS: Readonly<Record<HomeCardId, string>> = {
  total: "forecastByMedia",
  core: "forecastByMedia",
  digitalShare: "digitalAdSpending",
  tvOta: "mediaAdSpending",
  radioOta: "mediaAdSpending",
  ctvOtt: "mediaAdSpending",
  political: "politicalSpending",
};

/** The figures of the market a seller opens the day with; each leads to where it is taken apart. */
const HomeCards = memo(function HomeCards({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { search } = useLocation();
  return (
    <ul className={style["cards"]} data-tour="homeFigures" aria-label={words.text("home.cards.label")}>
      {homeCards(view).map((card) => (
        <li key={card.id} className={style["card"]}>
          <Link to={`/market-summary${search}#${SECTIONS[card.id]}`} className={style["link"] ?? ""}>
            <strong className={style["figure"]} data-testid={`home-${card.id}`}>
              {valueOf(card, spending)}
            </strong>
            <span className={style["label"]}>{words.text(`home.cards.${card.id}`)}</span>
            <span className={style["note"]} data-tone={toneOf(card.coreChange ?? card.change)}>
              {changeOf(card, spending)}
            </span>
            {!isNation(spending) && (
              <span className={style["note"]}>
                {card.index !== null && words.text("home.cards.index", { index: words.formats.index(card.index) })}
              </span>
            )}
            <Sparkline values={card.years} at={card.at} />
          </Link>
        </li>
      ))}
    </ul>
  );
});

function valueOf({ id, value }: HomeCard, { words: { formats } }: Spending): string {
  return id === "digitalShare" ? formats.share(value) : formats.money(value);
}

function changeOf({ id, change, coreChange }: HomeCard, { view, words }: Spending): string {
  const { text, formats } = words;
  if (change === null) return "";
  return text("home.cards.change", {
    change:
      id === "digitalShare" ? formats.points(change) : growthText({ growth: change, coreGrowth: coreChange }, words),
    year: formats.year(view.year - 1),
  });
}

function toneOf(change: number | null): "rise" | "fall" | undefined {
  if (!change) return undefined;
  return change > 0 ? "rise" : "fall";
}

function isNation({ view }: Spending): boolean {
  return view.own.wallet.market === view.nation.wallet.market;
}

// The figures come first, without what tells alerts.
const AlertsList = lazy(async () => {
  const [list] = await Promise.all([import("./AlertsList.tsx"), loadMessages("onScreens")]);
  return list;
});

/** What has come since, and what was looked at. */
const Lists = memo(function Lists({ words }: Pick<Spending, "words">) {
  return (
    <>
      <Suspense fallback={<HomeList title={words.text("home.alerts.title")} items={null} none="" />}>
        <AlertsList words={words} />
      </Suspense>
      <UnreadList />
      <PinnedList />
      <RecentList />
    </>
  );
});

interface HomeOverviewProps {
  /** What to do first, such as the first steps; left out for who has taken them. */
  readonly first: ReactNode;
  /** The ways on that are open to the person. */
  readonly ways: ReactNode;
}

/** `/home`: the market at a glance, what is new in it, and the ways on. */
export function HomeOverview({ first, ways }: HomeOverviewProps) {
  const text = useText();
  return (
    <SpendingScreen title={text("menu.home")} byQuarter skeleton={<HomeSkeleton />}>
      <Overview first={first} ways={ways} />
    </SpendingScreen>
  );
}

function Overview({ first, ways }: HomeOverviewProps) {
  const text = useText();
  const spending = useSpendingOfAddress();
  return (
    <SpendingContext value={spending}>
      <ScreenHead spending={spending} />
      {spending.view.own.wallet.dollars.every(Number.isNaN) ? (
        <>
          {first}
          <ReleaseBanner spending={yearOf(spending)} />
          <NothingYet spending={spending} />
        </>
      ) : (
        <>
          <ScreenLead
            title={text("home.chapter.outlook")}
            figures={<HomeCards spending={spending} />}
            wide
            block={OutlookBlock}
            beside={
              <>
                {first}
                <TalkingPoints spending={spending} />
                {!spending.divided && <QuarterLine spending={spending} />}
                <ReleaseBanner spending={yearOf(spending)} />
                {/* Last: it comes late, and there it moves nothing. */}
                <TodayLine />
              </>
            }
          />
          <Chapter id="new" title={text("home.chapter.new")}>
            <LinksInTurn className={style["lists"]}>
              <Lists words={spending.words} />
            </LinksInTurn>
          </Chapter>
          <Chapter id="advertisers" title={text("home.chapter.advertisers")}>
            <Deferred block={ShortTopBlock} columns={6} />
            <Deferred block={ShortGrowthBlock} columns={6} />
          </Chapter>
        </>
      )}
      <section className={style["ways"]} aria-label={text("home.chapter.ways")}>
        <h2>{text("home.chapter.ways")}</h2>
        <LinksInTurn>{ways}</LinksInTurn>
      </section>
    </SpendingContext>
  );
}
