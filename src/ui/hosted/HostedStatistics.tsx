import { useEffect } from "react";
import { useText } from "#language/useText.ts";
import { usePathname } from "../address/pathname.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import style from "./HostedStatistics.module.css";
import { MEASURED } from "./measured.ts";
import { useStatisticsChoice } from "./statisticsChoice.ts";

/** Asks once whether screens opened may be counted, and counts them after a yes. Nothing at all where nothing is configured. */
export function HostedStatistics() {
  return MEASURED ? <AskedStatistics /> : null;
}

function AskedStatistics() {
  const text = useText();
  const { choice, choose } = useStatisticsChoice();
  const pathname = usePathname();
  useEffect(() => {
    if (choice !== "agreed") return;
    // Statistics that cannot be told must disturb nobody.
    import("./pageViews.ts").then(({ tellPageView }) => tellPageView(pathname)).catch(() => undefined);
  }, [choice, pathname]);

  if (choice !== "open") return null;
  return (
    <aside className={style["question"]} aria-label={text("statistics.title")}>
      <p>{text("statistics.question")}</p>
      <div className={style["answers"]}>
        <ActionButton onClick={() => choose("refused")}>{text("statistics.no")}</ActionButton>
        <ActionButton onClick={() => choose("agreed")}>{text("statistics.yes")}</ActionButton>
      </div>
    </aside>
  );
}
