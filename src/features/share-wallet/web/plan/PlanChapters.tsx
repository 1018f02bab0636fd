import { Chapter } from "#blocks/frame/Chapter.tsx";
import { OwnRevenueSection } from "../revenue/OwnRevenueSection.tsx";
import { SettledPart } from "../SettledPart.tsx";
import type { ShareSpending } from "#reports/parts/wallet/shareSpending.ts";
import { PacingSection } from "./PacingSection.tsx";
import style from "./PlanChapters.module.css";
import { PlannerSection } from "./PlannerSection.tsx";
import { SimulatorSection } from "./SimulatorSection.tsx";

/** What can be done about a share: move money, plan for a goal, keep pace, and give one's own figures. */
export default function PlanChapters({ asked }: { readonly asked: ShareSpending }) {
  const { text } = asked.spending.words;
  return (
    <>
      <Chapter title={text("scenarios.chapter.plan")}>
        <SettledPart part={SimulatorSection} asked={asked} className={style["block"]} />
        <SettledPart part={PlannerSection} asked={asked} className={style["block"]} />
      </Chapter>
      <Chapter title={text("scenarios.chapter.own")}>
        <SettledPart part={PacingSection} asked={asked} className={style["block"]} />
        <SettledPart part={OwnRevenueSection} asked={asked} className={style["block"]} />
      </Chapter>
    </>
  );
}
