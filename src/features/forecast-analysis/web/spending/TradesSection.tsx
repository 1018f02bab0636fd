import { useState } from "react";
import type { Trade } from "#domain/forecast/trade.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { tradeQuotients } from "#forecast/demand/tradeQuotients.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { CoverageOfTrade } from "./CoverageOfTrades.tsx";
import { TradeFields } from "./TradeFields.tsx";

interface TradesSectionProps {
  readonly room: Room;
  /** The revision on the workbench, whose files count the trades. */
  readonly base: string;
}

/** What a sub-vertical's money follows from market to market: the employees of its trade, and what people earn and buy. */
export function TradesSection({ room, base }: TradesSectionProps) {
  const { opened, words } = room;
  const { text } = words;
  const trades = new Map(
    [...(opened.input.trades ?? []), ...room.assumptions.trades].map((trade) => [trade.subVertical, trade]),
  );
  const subVerticals = opened.input.subVerticals.filter((id) => !POLITICAL_SUB_VERTICALS.includes(id));
  const [chosen, setChosen] = useState(subVerticals[0] ?? "");
  const trade = trades.get(chosen);
  return (
    <section className={style["section"]} aria-labelledby="forecast-trades" data-testid="trades">
      <h2 id="forecast-trades">{text("forecastRoom.trades.headline", { subVertical: words.subVertical(chosen) })}</h2>
      <p className={style["how"]}>
        {text(trades.size === 0 ? "forecastRoom.trades.empty" : "forecastRoom.trades.how")}
      </p>
      {trades.size > 0 && (
        <>
          <div className={style["controls"]}>
            <label>
              {text("forecastRoom.trades.subVertical")}
              <SmallSelect value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
                {subVerticals.map((id) => (
                  <option key={id} value={id}>
                    {words.subVertical(id)}
                  </option>
                ))}
              </SmallSelect>
            </label>
          </div>
          <TradeFields
            key={`${chosen} ${JSON.stringify(trade)}`}
            room={room}
            trade={trade ?? untold(chosen)}
            isStated={room.assumptions.trades.some(({ subVertical }) => subVertical === chosen)}
          />
          <CoverageOfTrade base={base} words={words} trade={trade ?? untold(chosen)} />
          <Strongest room={room} trade={trade ?? untold(chosen)} />
        </>
      )}
    </section>
  );
}

/** Enough to see whether the codes tell what they should. */
const MOST_MARKETS = 8;

/** Where the trade is strongest, and where weakest. */
function Strongest({ room: { opened, words }, trade }: { readonly room: Room; readonly trade: Trade }) {
  const { text, formats } = words;
  const { activity, markets } = opened.input;
  const quotients = activity ? tradeQuotients(trade, activity) : null;
  if (!quotients) return <p className={style["soft"]}>{text("forecastRoom.trades.uncounted")}</p>;
  const ranked = markets
    .map(({ market }, place) => ({ market, quotient: quotients[place] ?? 1 }))
    .toSorted((a, b) => b.quotient - a.quotient);
  const named = (list: typeof ranked) =>
    list.map(({ market, quotient }) => `${words.market(market)} ${formats.factor(quotient)}`).join(" · ");
  return (
    <p className={style["soft"]}>
      {text("forecastRoom.trades.strongest", { markets: named(ranked.slice(0, MOST_MARKETS)) })}{" "}
      {text("forecastRoom.trades.weakest", { markets: named(ranked.slice(-3).toReversed()) })}
    </p>
  );
}

function untold(subVertical: string): Trade {
  return { subVertical, naics: [], elasticity: 0, income: 0, retail: 0, business: 0, size: 0 };
}
