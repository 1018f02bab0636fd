import type { FmClass, Transmitter } from "./transmitter.ts";

/** What stands in for an unknown height; the power too, where the rule fixes the reach rather than either. */
export interface AssumedPower {
  readonly heightM: number;
  readonly erpKw: number;
}

/** The power and height above average terrain by which a class of FM is defined, 47 CFR 73.211(b), smallest reach first. */
const CLASS_REFERENCES: readonly { fmClass: FmClass; erpKw: number; heightM: number }[] = [
  { fmClass: "A", erpKw: 6, heightM: 100 },
  { fmClass: "C3", erpKw: 25, heightM: 100 },
  { fmClass: "B1", erpKw: 25, heightM: 100 },
  { fmClass: "C2", erpKw: 50, heightM: 150 },
  { fmClass: "B", erpKw: 50, heightM: 150 },
  { fmClass: "C1", erpKw: 100, heightM: 299 },
  { fmClass: "C0", erpKw: 100, heightM: 450 },
  { fmClass: "C", erpKw: 100, heightM: 600 },
];

/** 100 W at 30 m reach 5.6 km, and who stands higher must lower the power until that is so again, 47 CFR 73.811(a). */
const LOW_POWER_FM: AssumedPower = { heightM: 30, erpKw: 0.1 };

/** The middle of Florida's FM translators of 2016: no rule names a height. */
const TRANSLATOR_HEIGHT_M = 80;

/** The height at which the curves give class A stations the areas of the FCC's run of 2015, in the middle; no rule names one. */
const LOW_POWER_TV_HEIGHT_M = 220;

/**
 * What to go on where a height is unknown: for FM the reference height of its class, or of the smallest class that may use its power; null
 * for full-power TV, whose heights range too widely to assume one.
 */
export function assumedPower(
  { service, fmClass }: Pick<Transmitter, "service" | "fmClass">,
  erpKw: number,
): AssumedPower | null {
  if (service === "lpfm") return LOW_POWER_FM;
  if (service === "translator") return { heightM: TRANSLATOR_HEIGHT_M, erpKw };
  if (service === "class-a" || service === "lptv") return { heightM: LOW_POWER_TV_HEIGHT_M, erpKw };
  if (service !== "fm") return null;
  const reference =
    CLASS_REFERENCES.find((of) => of.fmClass === fmClass) ??
    CLASS_REFERENCES.find((of) => erpKw <= of.erpKw) ??
    CLASS_REFERENCES.find((of) => of.fmClass === "C1");
  return reference ? { heightM: reference.heightM, erpKw } : null;
}
