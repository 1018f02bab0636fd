import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { shownTarget } from "./shownTarget.ts";
import { TOUR_STEPS, type TourStep, type TourStepName } from "./tourSteps.ts";

const LOOK_MS = 100;
/** A screen that has loaded nothing for so long has all it will have. */
const QUIET_MS = 1_500;
/** A whole report takes that long on a busy machine. */
const PATIENCE_MS = 30_000;

/** What screens and their blocks show while they load. */
const LOADING = "[data-testid=loading], main output[aria-label]";

interface Sought {
  readonly onFound: () => void;
  readonly onMissing: () => void;
}

/** Goes to a step's screen and looks for what the step points at, until it is there or the screen has come to rest without it. */
export function useTarget(name: TourStepName, sought: Sought): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const queries = useQueryClient();
  const isBusy = useEffectEvent(
    () => state !== "idle" || queries.isFetching() > 0 || document.querySelector(LOADING) !== null,
  );
  const isThere = useEffectEvent(({ path, target }: TourStep) => pathname === path && shownTarget(target) !== null);
  const go = useEffectEvent(({ path }: TourStep) => pathname !== path && void navigate(path));
  const found = useEffectEvent(sought.onFound);
  const missing = useEffectEvent(sought.onMissing);

  useEffect(() => {
    const step = TOUR_STEPS[name];
    const began = performance.now();
    let busyUntil = began;
    go(step);
    const look = setInterval(() => {
      const now = performance.now();
      if (isBusy()) busyUntil = now;
      const isOver = now - busyUntil > QUIET_MS || now - began > PATIENCE_MS;
      if (!isThere(step) && !isOver) return;
      clearInterval(look);
      if (isThere(step)) found();
      else missing();
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [name]);
}
