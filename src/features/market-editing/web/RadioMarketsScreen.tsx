import { MarketsScreen } from "./MarketsScreen.tsx";

/** `/administration/markets/radio-markets` */
export default function RadioMarketsScreen() {
  return <MarketsScreen kind="radio" />;
}
