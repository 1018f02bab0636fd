import { IconDownload, IconInfoCircle, IconMapPin, IconSearch } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { TourInvitation } from "#ui/tour/TourInvitation.tsx";
import style from "./Tour.module.css";

const STOPS = [
  { name: "market", icon: IconMapPin },
  { name: "search", icon: IconSearch },
  { name: "explain", icon: IconInfoCircle },
  { name: "take", icon: IconDownload },
] as const;

/** Four things that make the rest easy to find. */
export function Tour() {
  const text = useText();
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ K" : `${text("home.welcome.tour.control")} + K`;
  return (
    <section className={style["tour"]} aria-labelledby="tour">
      <h2 id="tour" className={style["title"]}>
        {text("home.welcome.tour.title")}
      </h2>
      <ol className={style["stops"]}>
        {STOPS.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            <h3>{text(`home.welcome.tour.${name}.title`)}</h3>
            <p>{text(`home.welcome.tour.${name}.text`, { keys })}</p>
          </li>
        ))}
      </ol>
      <TourInvitation always />
    </section>
  );
}
