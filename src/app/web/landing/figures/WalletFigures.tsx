import type { MarketKind } from "#domain/markets/market.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { Loaded } from "../loaded.ts";
import { type Figure, TileFigure } from "../TileFigure.tsx";
import { type LandingView, useLandingView, useLandingWallet } from "../useLandingWallet.ts";
import { growthText } from "#language/words/growthText.ts";
import {
  digitalShare,
  fastestVertical,
  largestMedium,
  verticalFacts,
  type YearFact,
  yearFact,
} from "../walletFacts.ts";

type Texts = ReturnType<typeof useText>;
type WithWallet = NonNullable<ReturnType<typeof useLandingWallet>["data"]>;

/** The money of one of the twelve verticals, with its course over the years. */
export const VERTICAL_FIGURES = VERTICALS.map((_, at) =>
  walletFigure(null, ({ wallet, year }, formats, text) => {
    const fact = verticalFacts(wallet, year)[at];
    const { dollars = null, share = null, years = [] } = fact ?? {};
    if (!fact || dollars === null) return { value: formats.money(null), caption: text("landing.figure.notYours") };
    return {
      value: formats.money(dollars),
      caption: text("landing.figure.ofMarket", { share: formats.share(share) }),
      more: onYear(fact, year, formats, text),
      line: { values: years, at: wallet.years.indexOf(year) },
    };
  }),
);

/** Everything spent in the market. */
export const MarketTotal = walletFigure(null, ({ wallet, year }, formats, text) => {
  const fact = yearFact(wallet, year);
  return {
    value: formats.money(fact.dollars),
    caption: text("landing.figure.spent"),
    more: onYear(fact, year, formats, text),
  };
});

export const DigitalShare = walletFigure(null, ({ wallet, year }, formats, text) => ({
  value: formats.share(digitalShare(wallet, year)),
  caption: text("landing.figure.digital"),
}));

export const FastestVertical = walletFigure(null, ({ wallet, year }, formats, text) => {
  const fastest = fastestVertical(wallet, year);
  return {
    value: formats.growth(fastest?.growth ?? null),
    caption: fastest ? text("landing.figure.fastest", { vertical: formats.name(fastest.vertical.names) }) : "",
  };
});

export const LargestMedium = walletFigure(null, ({ wallet, year }, formats, text) => {
  const largest = largestMedium(wallet, year);
  return {
    value: formats.share(largest?.share ?? null),
    caption: largest ? text("landing.figure.largest", { medium: mediumName(largest.medium, formats.locale) }) : "",
  };
});

export const SubVerticalCount = walletFigure(null, ({ wallet }, formats, text) => ({
  value: formats.count(wallet.subVerticals.length),
  caption: text("landing.figure.subVerticals"),
}));

export const TvOverTheAir = overTheAir("tv", "tvOta");
export const RadioOverTheAir = overTheAir("radio", "radioOta");

export const TvHomes = viewFigure("tv", ({ market }, formats, text) => ({
  value: formats.people(market.tvHomes),
  caption: text("landing.figure.tvHomes"),
}));

export const RadioPeople = viewFigure("radio", ({ market }, formats, text) => ({
  value: formats.people(market.population),
  caption: text("landing.figure.people"),
}));

function overTheAir(kind: MarketKind, medium: "tvOta" | "radioOta") {
  return walletFigure(kind, ({ wallet, year }, formats, text) => {
    const fact = yearFact(wallet, year, { media: [medium] });
    return {
      value: formats.money(fact.dollars),
      caption: text(`landing.figure.${medium}`),
      more: onYear(fact, year, formats, text),
    };
  });
}

/** The change on the year before; nothing where there is none to name, as from nothing. */
function onYear(fact: YearFact, year: number, formats: Formats, text: Texts): string {
  if (fact.growth === null) return "";
  return text("landing.figure.onYear", { change: growthText(fact, { text, formats }), year: formats.year(year - 1) });
}

function walletFigure(kind: MarketKind | null, read: (data: WithWallet, formats: Formats, text: Texts) => Figure) {
  return function WalletFigure() {
    return <FigureOf loaded={useLandingWallet(kind)} read={read} />;
  };
}

function viewFigure(kind: MarketKind, read: (data: LandingView, formats: Formats, text: Texts) => Figure) {
  return function ViewFigure() {
    return <FigureOf loaded={useLandingView(kind)} read={read} />;
  };
}

interface FigureOfProps<T> {
  readonly loaded: Loaded<T>;
  readonly read: (data: T, formats: Formats, text: Texts) => Figure;
}

function FigureOf<T>({ loaded: { data, failed }, read }: FigureOfProps<T>) {
  const text = useText();
  const formats = useFormats();
  return <TileFigure loaded={{ data: data && read(data, formats, text), failed }} />;
}
