import { MarketsScreen } from "./MarketsScreen.tsx";

/** `/administration/markets/tv-markets` */
export default function TvMarketsScreen() {
  return <MarketsScreen kind="tv" />;
}
