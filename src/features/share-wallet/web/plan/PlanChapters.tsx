import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { OwnRevenueSection } from "../revenue/OwnRevenueSection.tsx";
import { DeferredPart } from "../DeferredPart.tsx";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
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
        <DeferredPart part={SimulatorSection} asked={asked} className={style["block"]} />
        <DeferredPart part={PlannerSection} asked={asked} className={style["block"]} />
      </Chapter>
      <Chapter title={text("scenarios.chapter.own")}>
        <DeferredPart part={PacingSection} asked={asked} className={style["block"]} />
        <DeferredPart part={OwnRevenueSection} asked={asked} className={style["block"]} />
      </Chapter>
    </>
  );
}
