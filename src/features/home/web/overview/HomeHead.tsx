import { memo } from "react";
import { NATION } from "#domain/markets/market.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import type { Spending } from "#documents/spending.ts";

interface HomeHeadProps {
  readonly name: string | null;
  readonly spending: Spending;
}

/** Greets, and says of which market and year the figures are. */
export const HomeHead = memo(function HomeHead({ name, spending }: HomeHeadProps) {
  const { market, view, revision, words } = spending;
  const { text, formats } = words;
  return (
    <ScreenHead
      spending={spending}
      name={name === null ? text("menu.home") : text("landing.greeting", { name })}
      line={text(revision.sample ? "landing.figuresOfSample" : "landing.figuresOf", {
        market: market.id === NATION ? text("spending.nationwide") : market.name,
        year: formats.year(view.year),
      })}
    />
  );
});
