import { useState } from "react";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Trade } from "#domain/forecast/trade.ts";
import { withTrade } from "../figures/stated.ts";
import { FiguresForm } from "../room/FiguresForm.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit } from "../workbench/workbenchState.ts";

const ELASTICITIES = ["elasticity", "income", "retail", "business", "size"] as const;
const CODES = /^\d{2,6}(?:[\s,|]+\d{2,6})*$/;

interface Props {
  readonly room: Room;
  readonly trade: Trade;
  readonly isStated: boolean;
}

/** The codes of a trade, how far its money follows them, and why. */
export function TradeFields({ room, trade, isStated }: Props) {
  const { words } = room;
  const { text, formats } = words;
  const { subVertical } = trade;
  const [naics, setNaics] = useState(() => trade.naics.join(" "));
  const codes = naics.trim() === "" ? [] : CODES.test(naics.trim()) ? naics.trim().split(/[\s,|]+/) : null;
  const at = `trade ${subVertical}`;
  const edit = (next: Trade | null) =>
    void makeEdit({
      at,
      subject: { kind: "trade", subVertical },
      from: null,
      to: null,
      change: (before) => withTrade(before, subVertical, next),
    });
  return (
    <FiguresForm
      words={words}
      at={at}
      figures={ELASTICITIES.map((name) => ({ name, label: text(`forecastRoom.trades.${name}`), value: trade[name] }))}
      reason={reasonIn(trade, formats.locale)}
      isStated={isStated}
      isSound={codes !== null}
      apply={text("forecastRoom.trades.apply")}
      usual={text("forecastRoom.trades.usual")}
      onApply={(elasticities, reason) => {
        const why = reason === "" ? {} : { reason: { en: reason, es: null, de: null } };
        edit({ subVertical, naics: codes ?? [], ...elasticities, ...why });
      }}
      onUsual={() => edit(null)}
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
    </FiguresForm>
  );
}

function reasonIn({ reason }: Trade, locale: Locale): string {
  const own = { "de-DE": reason?.de, "es-ES": reason?.es, "en-US": reason?.en }[locale];
  return own ?? reason?.en ?? "";
}
