import { type Shift, WHOLE_TENTHS } from "./shiftMix.ts";

const MOST_SHIFTS = 24;
const ONE = /^([\w.]+)-([\w.]+):(\d{1,3}(?:\.\d)?)$/;

/** Shifts as an address carries them: `radioOta-cable:2.5,ooh.directMail-tvOta:1`. */
export function writeShifts(shifts: readonly Shift[]): string {
  return shifts
    .filter(({ tenths }) => tenths > 0)
    .map(({ from, to, tenths }) => `${from.join(".")}-${to.join(".")}:${tenths / 10}`)
    .join(",");
}

/** Reads them back. What makes no sense is passed over, since anybody can write an address. */
export function readShifts(text: string | null): Shift[] {
  return (text ?? "")
    .split(",", MOST_SHIFTS)
    .flatMap((part) => {
      const [, from = "", to = "", points = ""] = ONE.exec(part) ?? [];
      const tenths = Math.round(Number(points) * 10);
      return tenths > 0 && tenths <= WHOLE_TENTHS ? [{ from: idsOf(from), to: idsOf(to), tenths }] : [];
    })
    .filter(({ from, to }) => from.length > 0 && to.length > 0);
}

/** The shifts with one more: steps between the same media become one shift, and steps there and back cancel out. */
export function withShift(shifts: readonly Shift[], added: Shift): Shift[] {
  const [way, back] = [wayOf(added.from, added.to), wayOf(added.to, added.from)];
  const at = shifts.findIndex(({ from, to }) => [way, back].includes(wayOf(from, to)));
  const known = shifts[at];
  if (!known) return [...shifts, added];
  const tenths = wayOf(known.from, known.to) === way ? known.tenths + added.tenths : known.tenths - added.tenths;
  const joined = tenths < 0 ? { from: known.to, to: known.from, tenths: -tenths } : { ...known, tenths };
  return shifts.map((shift, place) => (place === at ? joined : shift)).filter((shift) => shift.tenths > 0);
}

/** The shifts with one between some media set to this one; to nothing where it moves nothing. */
export function withShiftSet(shifts: readonly Shift[], set: Shift): Shift[] {
  const [way, back] = [wayOf(set.from, set.to), wayOf(set.to, set.from)];
  const others = shifts.filter(({ from, to }) => ![way, back].includes(wayOf(from, to)));
  return set.tenths > 0 ? [...others, set] : others;
}

/** How far a shift between these media has gone, in tenths of a point; 0 where there is none. */
export function shiftBetween(shifts: readonly Shift[], from: readonly string[], to: readonly string[]): number {
  return shifts.find((shift) => wayOf(shift.from, shift.to) === wayOf(from, to))?.tenths ?? 0;
}

function idsOf(text: string): string[] {
  return [...new Set(text.split(".").filter((id) => id !== ""))];
}

function wayOf(from: readonly string[], to: readonly string[]): string {
  return `${from.toSorted().join(".")}-${to.toSorted().join(".")}`;
}
