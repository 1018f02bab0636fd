import { scenarioSubject } from "../scenarioSubject.ts";
import type { Season } from "#domain/advertisers/season.ts";
import { seasonOfWallet } from "#domain/advertisers/seasonOfWallet.ts";
import { EVEN_MONTHS } from "#domain/plan/evenMonths.ts";
import { goalPlan, type GoalPlan } from "#domain/plan/goalPlan.ts";
import type { ClientNumbers } from "#domain/plan/payback.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { mediaYears } from "#domain/spending/mediaYears.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import type { Audience, StoryKind } from "#domain/storyKinds.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { Brand, ReportDocument } from "../document.ts";
import type { StationsOverview } from "../parts/stations/stationsOverview.ts";
import { scopeTitle } from "../scopeTitle.ts";
import type { Spending } from "../spending.ts";
import { spendingFacts } from "../spendingFacts.ts";

/** What one-sheets and meeting kits are made from. */
export interface StoryParts {
  /** Cut down to the vertical or sub-vertical that it is about. */
  readonly spending: Spending;
  /** The medium that is sold. */
  readonly medium: string;
  /** Whether gaps to the nation and plans to close them are shown: they belong to the share of wallet, which not every customer has. */
  readonly gaps: boolean;
  /** For whom it is made; null for nobody in particular. */
  readonly client: string | null;
  readonly audience: Audience;
  /** Dollars that the client means to spend on the medium in the year; null where that was not said. */
  readonly budget: number | null;
  /** What a sale is to the client; null where that was not said. */
  readonly sale: Omit<ClientNumbers, "budget"> | null;
  /** Whether a file ends with its sources and method; each figure has its source beside it in any case. */
  readonly appendix: boolean;
  /** The stations of the market, where the medium is theirs. */
  readonly stations: StationsOverview | null;
  /** The ids of those that the reader sells for. */
  readonly ownStations: ReadonlySet<string>;
  /** How many people live inside the service contours of those, by id. */
  readonly peopleInContours: ReadonlyMap<string, number>;
  readonly seasons: readonly Season[];
  readonly paper: ReportDocument["paper"];
  readonly brand: Brand;
  /** Of the client; null without one. */
  readonly clientLogo?: ReportDocument["clientLogo"] | null;
  /** An ISO instant. */
  readonly madeAt: string;
}

/** The figures behind the story of one medium in one part of a market, computed once for every page of it. */
export interface SellingStory {
  readonly share: ShareOfWallet;
  readonly own: Outlook;
  readonly nation: Outlook;
  readonly points: readonly string[];
  /** A year to be sold at the nation's share: the one shown where it is still ahead, else the next; null where that share is not known, or the own one is level with it or ahead. */
  readonly plan: (GoalPlan & { readonly inYear: number; readonly seasonal: boolean; readonly target: number }) | null;
  /** The wallet of the year after the one shown; null where there is none. */
  readonly next: { readonly year: number; readonly wallet: number; readonly growth: number | null } | null;
}

export interface Outlook {
  readonly total: number | null;
  readonly growth: number | null;
  /** Average growth of the years ahead. */
  readonly cagr: number | null;
}

const POINTS = 3;

export function sellingStory({ spending, medium, seasons, gaps }: StoryParts): SellingStory {
  const { whole, view, scope, own: reader, words } = spending;
  const asked = { medium, focus: scope, benchmark: NATION_BENCHMARK, benchmarks: null, ownSales: null };
  const share = shareOfWallet(whole, asked);
  const material = { medium, followed: [...reader.verticals], seasons, wallet: share, gaps };
  return {
    share,
    own: outlook(view),
    nation: outlook({ ...view, own: view.nation }),
    points: talkingPoints(whole, scope, material, POINTS).map((insight) => sentence(insight, words)),
    plan: gaps ? planOf(spending, share, seasons) : null,
    next: nextWallet(view),
  };
}

function outlook(view: SpendingView): Outlook {
  const { total, growth } = mediaSpending(view);
  return { total, growth, cagr: mediaYears(view).rows.at(-1)?.cagr ?? null };
}

function planOf(
  { view, revision }: Spending,
  { total }: ShareOfWallet,
  seasons: readonly Season[],
): SellingStory["plan"] {
  const { own, year, political } = view;
  const inYear = year > revision.currentYear ? year : Math.min(year + 1, own.wallet.years.at(-1) ?? year);
  const wallet = mediaSpending({ ...view, year: inYear }).total;
  if (!wallet || total.benchmarkShare === null || total.isLevel || (total.gap ?? 0) >= 0) return null;
  const season = seasonOfWallet(own.wallet, seasons, { year: inYear, political });
  const target = total.benchmarkShare;
  const months = season ?? EVEN_MONTHS;
  const plan = goalPlan({ year: inYear, wallet, shareToday: total.share, target, months });
  return { ...plan, inYear, target, seasonal: season !== null };
}

function nextWallet(view: SpendingView): SellingStory["next"] {
  const year = view.year + 1;
  if (!view.own.wallet.years.includes(year)) return null;
  const { total, growth } = mediaSpending({ ...view, year });
  return total ? { year, wallet: total, growth } : null;
}

/** What the two documents have in common: whose, about what, with which small print. */
export function storyFrame(
  { spending, medium, gaps, client, audience, appendix, seasons, paper, brand, clientLogo, madeAt }: StoryParts,
  kind: StoryKind,
): Omit<ReportDocument, "sections" | "layout"> {
  const { market, revision, view, words } = spending;
  const { text, formats } = words;
  const scope = scopeId(spending);
  const said = {
    scope: scopeTitle(spending),
    market: words.market(market.id),
    year: formats.year(view.year),
    medium: words.medium(medium),
  };
  const isForUs = audience === "manager";
  return {
    // What it is for is what a client reads first; what we call such a paper is nothing to it.
    title: isForUs ? text(`oneSheet.kind.${kind}`) : text("oneSheet.client.cover", said),
    subject: scenarioSubject(text("oneSheet.subject", said), words),
    ...(!appendix && { appendix: false as const }),
    locale: formats.locale,
    paper,
    brand,
    ...(clientLogo && !isForUs && { clientLogo }),
    about: aboutDocument({
      name: [market.id, scope, kind, String(view.year)],
      revision,
      year: view.year,
      facts: [...spendingFacts(spending), { name: text("oneSheet.medium"), value: words.medium(medium) }],
      words,
      client,
      madeAt,
      sources: [
        ...new Set(
          seasons.filter(({ subVertical }) => revision.subVerticals.includes(subVertical)).map(({ source }) => source),
        ),
      ],
      method: gaps && isForUs ? [text("oneSheet.method")] : [],
    }),
  };
}

function scopeId({ scope }: Spending): string {
  return scope.kind === "market" ? "" : scope.id;
}
