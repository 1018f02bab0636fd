import { useState } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Trade } from "#domain/forecast/trade.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { withTrade } from "../figures/stated.ts";
import { plainNumber, typedNumber } from "../figures/typedFigure.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, useWorkbench } from "../workbench/workbenchState.ts";

const ELASTICITIES = ["elasticity", "income", "retail", "business", "size"] as const;
const CODES = /^\d{2,6}(?:[\s,|]+\d{2,6})*$/;

interface Props {
  readonly room: Room;
  readonly trade: Trade;
  readonly isStated: boolean;
}

/** The codes of a trade, how far its money follows them, and why. */
export function TradeFields({ room, trade, isStated }: Props) {
  const { text, formats } = room.words;
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const { naics, codes, setNaics, typed, setTyped, numbers, reason, setReason } = useTyped(trade, formats.locale);
  const at = `trade ${trade.subVertical}`;
  const edit = (next: Trade | null) =>
    void makeEdit({
      at,
      subject: { kind: "trade", subVertical: trade.subVertical },
      from: null,
      to: null,
      change: (before) => withTrade(before, trade.subVertical, next),
    });
  const apply = () => {
    const [elasticity = 0, income = 0, retail = 0, business = 0, size = 0] = numbers;
    const why = reason.trim() === "" ? {} : { reason: { en: reason.trim(), es: null, de: null } };
    edit({ subVertical: trade.subVertical, naics: codes ?? [], elasticity, income, retail, business, size, ...why });
  };
  return (
    <form
      className={style["controls"]}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label>
        {text("forecastRoom.trades.naics")}
        <input
          className={style["field"]}
          value={naics}
          aria-invalid={codes === null}
          onChange={(event) => setNaics(event.currentTarget.value)}
        />
      </label>
      {ELASTICITIES.map((field, place) => (
        <label key={field}>
          {text(`forecastRoom.trades.${field}`)}
          <input
            className={`${style["field"]} ${style["figure"]}`}
            inputMode="decimal"
            aria-invalid={Number.isNaN(numbers[place]) || refusedAt === at}
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
          />
        </label>
      ))}
      <label className={style["reason"]}>
        {text("forecastRoom.trades.reason")}
        <input className={style["field"]} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </label>
      <ActionButton type="submit" disabled={codes === null || numbers.some(Number.isNaN)}>
        {text("forecastRoom.trades.apply")}
      </ActionButton>
      <ActionButton disabled={!isStated} onClick={() => edit(null)}>
        {text("forecastRoom.trades.usual")}
      </ActionButton>
    </form>
  );
}

/** What stands in the fields, and what it means; codes are null where they are none. */
function useTyped(trade: Trade, locale: Locale) {
  const [naics, setNaics] = useState(() => trade.naics.join(" "));
  const [typed, setTyped] = useState(() => {
    const write = (value: number) => plainNumber(value, 3, locale);
    const { elasticity, income, retail, business, size } = trade;
    return {
      elasticity: write(elasticity),
      income: write(income),
      retail: write(retail),
      business: write(business),
      size: write(size),
    };
  });
  const language = locale.slice(0, 2);
  const own = language === "de" ? trade.reason?.de : language === "es" ? trade.reason?.es : trade.reason?.en;
  const [reason, setReason] = useState(own ?? trade.reason?.en ?? "");
  const codes = naics.trim() === "" ? [] : CODES.test(naics.trim()) ? naics.trim().split(/[\s,|]+/) : null;
  const numbers = ELASTICITIES.map(
    (field) => typedNumber(typed[field], locale) ?? (typed[field].trim() === "" ? 0 : Number.NaN),
  );
  return { naics, codes, setNaics, typed, setTyped, numbers, reason, setReason };
}
