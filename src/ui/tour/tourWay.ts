import type { TourStepName } from "./tourSteps.ts";

/** Where somebody is on the way through a tour. */
export interface TourWay {
  readonly steps: readonly TourStepName[];
  /** The place of the step shown. */
  readonly at: number;
  /** Whether she came here by going back. */
  readonly back: boolean;
}

/** Begins where she was, or at the first step where that is not known or she was through. */
export function beginWay(
  steps: readonly TourStepName[],
  kept: { readonly step: string; readonly state: string } | null,
): TourWay {
  const at = kept === null || kept.state === "finished" ? 0 : steps.findIndex((step) => step === kept.step);
  return { steps, at: Math.max(0, at), back: false };
}

export function goOn(way: TourWay): TourWay {
  return { ...way, at: Math.min(way.at + 1, way.steps.length - 1), back: false };
}

export function goBack(way: TourWay): TourWay {
  return { ...way, at: Math.max(0, way.at - 1), back: true };
}

/** Leaves out the step shown, which has nothing to point at; what comes next on the way takes its place. */
export function passOver({ steps, at, back }: TourWay): TourWay {
  const left = steps.filter((_, place) => place !== at);
  return { steps: left, at: Math.max(0, Math.min(back ? at - 1 : at, left.length - 1)), back };
}
