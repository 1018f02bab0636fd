import { mediumById } from "../taxonomy/mediumById.ts";
import type { Topic } from "./meaning.ts";

const MARKET: Partial<Record<Topic, string>> = {
  forecast: "forecastByMedia",
  growth: "gainsAndLosses",
  loss: "gainsAndLosses",
  political: "politicalSpending",
  largest: "topSubVerticals",
  digital: "digitalAdSpending",
  traditional: "mediaAdSpending",
  platforms: "digitalSpendingByPlatform",
  years: "mediaAdSpendingTable",
};

const VERTICAL: Partial<Record<Topic, string>> = {
  forecast: "mediaAdSpendingTrend",
  growth: "mediaAdSpendingTrend",
  loss: "mediaAdSpendingTrend",
  largest: "verticalBreakdown",
  digital: "mediaAdSpending",
  traditional: "mediaAdSpending",
  platforms: "digitalSpendingByPlatformTable",
  season: "seasons",
  ranking: "marketRanking",
  years: "mediaAdSpendingTable",
  prospects: "digitalMarketProspects",
};

const SUB_VERTICAL: Partial<Record<Topic, string>> = {
  gap: "mediumGaps",
  forecast: "forecastByMedia",
  growth: "mediaAdSpendingTrend",
  loss: "mediaAdSpendingTrend",
  digital: "mediaAdSpending",
  traditional: "mediaAdSpending",
  season: "seasons",
  years: "mediaAdSpendingTable",
};

const SECTIONS: Readonly<Record<string, Partial<Record<Topic, string>>>> = {
  "/market-summary": MARKET,
  "/vertical": VERTICAL,
  "/vertical/subvertical": SUB_VERTICAL,
};

/** The section of a screen that answers a topic, or holds a medium; null where the whole screen does. */
export function sectionOf(screen: string, topic: Topic | null, medium: string | null): string | null {
  const sections = SECTIONS[screen];
  if (!sections) return null;
  const about = topic === null ? undefined : sections[topic];
  if (about !== undefined) return about;
  if (medium === null) return null;
  const digital = mediumById(medium)?.group === "digital";
  return (digital ? sections.digital : sections.traditional) ?? null;
}
