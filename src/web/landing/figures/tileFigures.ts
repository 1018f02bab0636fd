import type { ComponentType } from "react";
import { CurrentEdition, CustomerCount, EditionCount, MarketCount, NationTotal } from "./AdministrationFigures.tsx";
import {
  DigitalShare,
  FastestVertical,
  LargestMedium,
  MarketTotal,
  RadioOverTheAir,
  RadioPeople,
  SubVerticalCount,
  TvHomes,
  TvOverTheAir,
  VERTICAL_FIGURES,
} from "./WalletFigures.tsx";

/** The live number on the tile of a screen, by its path. A screen without one has nothing to count yet. */
export const TILE_FIGURES: Readonly<Record<string, ComponentType>> = {
  "/market-summary": MarketTotal,
  "/vertical": FastestVertical,
  ...Object.fromEntries(VERTICAL_FIGURES.map((Figure, at) => [`/vertical/${at + 1}`, Figure])),
  "/vertical/subvertical": SubVerticalCount,
  "/market-reports": DigitalShare,
  "/market-reports/vertical-alerts": FastestVertical,
  "/market-reports/market-report": MarketTotal,
  "/market-reports/media-rank-report": LargestMedium,
  "/share-wallet": LargestMedium,
  "/tv": TvOverTheAir,
  "/tv/market-profile": TvHomes,
  "/tv/station-overview": TvOverTheAir,
  "/radio": RadioOverTheAir,
  "/radio/market-profile": RadioPeople,
  "/radio/station-overview": RadioOverTheAir,
  "/administration": CurrentEdition,
  "/administration/markets": MarketCount.all,
  "/administration/markets/tv-markets": MarketCount.tv,
  "/administration/markets/radio-markets": MarketCount.radio,
  "/administration/markets/custom-markets": MarketCount.custom,
  "/administration/customer": CustomerCount,
  "/administration/forecast-analysis": NationTotal,
  "/administration/forecast-analysis/media": NationTotal,
  "/administration/forecast-analysis/spending": EditionCount,
};
