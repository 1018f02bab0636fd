import { memo } from "react";
import { Link, useLocation } from "react-router";
import type { Spending } from "#documents/spending.ts";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import style from "./HomeCards.module.css";
import { type HomeCard, type HomeCardId, homeCards } from "./homeCards.ts";

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
export const HomeCards = memo(function HomeCards({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const { search } = useLocation();
  return (
    <ul className={style["cards"]} aria-label={words.text("home.cards.label")}>
      {homeCards(view).map((card) => (
        <li key={card.id} className={style["card"]}>
          <Link to={`/market-summary${search}#${SECTIONS[card.id]}`} className={style["link"] ?? ""}>
            <span className={style["label"]}>{words.text(`home.cards.${card.id}`)}</span>
            <strong className={style["figure"]} data-testid={`home-${card.id}`}>
              {valueOf(card, spending)}
            </strong>
            <span className={style["note"]} data-tone={toneOf(card.change)}>
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

function changeOf({ id, change }: HomeCard, { view, words: { text, formats } }: Spending): string {
  if (change === null) return "";
  return text("home.cards.change", {
    change: id === "digitalShare" ? formats.points(change) : formats.growth(change),
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
