import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { nearMarkets } from "#domain/markets/nearMarkets.ts";
import type { Spending } from "#documents/spending.ts";
import { useChangeAddress } from "#ui/address/useAddress.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { useLocalChoice, useMedium } from "../medium.ts";
import style from "./ProfileHead.module.css";

/** As many ways to other markets as stand in a line. */
const NEAR = 4;

/** Which market the profile is of; where its stations are not measured here, the ways to markets where they are. */
export const ProfileHead = memo(function ProfileHead({ spending }: { readonly spending: Spending }) {
  const medium = useMedium();
  const { market, words } = spending;
  const { text } = words;
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const change = useChangeAddress();
  const local = useLocalChoice();
  const downloads = useMemo(() => ({ screen: "profile" as const, choice: { local } }), [local]);
  const near = market.kind === medium ? [] : nearMarkets(market, markets, medium).slice(0, NEAR);
  const otherKind = market.kind === "tv" || market.kind === "radio";
  return (
    <ScreenHead spending={spending} downloads={downloads}>
      {near.length > 0 && (
        <p className={style["near"]}>
          <span>{text(otherKind ? `marketProfile.near.hint.${medium}` : `marketProfile.near.${medium}`)}</span>
          {near.map(({ id }) => (
            <QuietButton key={id} onClick={() => change({ market: id })}>
              {words.market(id)}
            </QuietButton>
          ))}
        </p>
      )}
    </ScreenHead>
  );
});
