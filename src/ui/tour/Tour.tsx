import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { TourState } from "#domain/tourState.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { addToast } from "../toast/toast.ts";
import { keepPlace } from "./keepPlace.ts";
import style from "./Tour.module.css";
import { tourFor } from "./tourFor.ts";
import { TourRing } from "./TourRing.tsx";
import { closeTour } from "./tourState.ts";
import { TOUR_STEPS, type TourStepName } from "./tourSteps.ts";
import { beginWay, goBack, goOn, passOver } from "./tourWay.ts";
import { useRoomBelow } from "./useRoomBelow.ts";
import { useTarget } from "./useTarget.ts";
import { useTourKeys } from "./useTourKeys.ts";

/** The tour that fits the reader, on the screens themselves; begins where she left it. */
export default function Tour() {
  const text = useText();
  const queries = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const [way, setWay] = useState(() => beginWay(tourFor(session), session.tour));
  const { steps, at } = way;
  const step = steps[at];
  const end = (state: TourState) => {
    if (step) keepPlace(queries, { step, state });
    closeTour();
    // What had the focus is gone with the tour; the Tab key goes on in the screen.
    document.getElementById("content")?.focus({ preventScroll: true });
    if (state === "left") addToast(text("tour.left"), {});
  };
  const begun = useEffectEvent((name: TourStepName) => keepPlace(queries, { step: name, state: "begun" }));
  // Nothing that it could point at: no rights, no figures.
  const isOver = step === undefined;
  useEffect(() => {
    if (step) begun(step);
    if (isOver) closeTour();
  }, [step, isOver]);

  if (!step) return null;
  return (
    <TourCard
      step={step}
      at={at}
      count={steps.length}
      onBack={() => setWay(goBack)}
      onNext={() => (at === steps.length - 1 ? end("finished") : setWay(goOn))}
      onMissing={() => setWay(passOver)}
      onLeave={() => end("left")}
    />
  );
}

interface TourCardProps {
  readonly step: TourStepName;
  readonly at: number;
  readonly count: number;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onMissing: () => void;
  readonly onLeave: () => void;
}

/** What the tour says of a step, at the foot of the window: the screen above it stays free, and works. */
function TourCard({ step, at, count, onBack, onNext, onMissing, onLeave }: TourCardProps) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [pointed, setPointed] = useState<TourStepName | null>(null);
  const id = useId();
  // Its words are read out from here; a screen that has just come has taken the focus to its own heading.
  const onFound = () => {
    setPointed(step);
    title.current?.focus({ preventScroll: true });
  };
  useTarget(step, { onFound, onMissing });
  useTourKeys(card, onLeave);
  useRoomBelow(card);
  const isFound = pointed === step;
  return (
    <>
      {isFound && <TourRing target={TOUR_STEPS[step].target} card={card} />}
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-busy={!isFound}
        className={style["card"]}
        data-testid="tour"
        data-step={step}
      >
        <div className={style["words"]}>
          <p className={style["progress"]}>{text("tour.progress", { step: at + 1, count })}</p>
          <h2 ref={title} id={`${id}-title`} aria-describedby={`${id}-words`} tabIndex={-1} className={style["title"]}>
            {text(`tour.step.${step}.title`)}
          </h2>
          <p id={`${id}-words`}>{text(`tour.step.${step}.text`)}</p>
        </div>
        <div className={style["actions"]}>
          <ActionButton onClick={onLeave}>{text("tour.leave")}</ActionButton>
          <ActionButton disabled={at === 0} onClick={onBack}>
            {text("tour.back")}
          </ActionButton>
          <ActionButton tone="main" onClick={onNext}>
            {text(at === count - 1 ? "tour.finish" : "tour.next")}
          </ActionButton>
        </div>
      </div>
    </>
  );
}
