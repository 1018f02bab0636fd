/**
 * Field strengths of one band in dB above 1 µV/m at 1 kW effective radiated power, a row for each of `CURVE_HEIGHTS_M`. They are the
 * United States Government's: the charts of 47 CFR 73.333 and 73.699 as the FCC's own program reads them, point by point.
 */
export interface CurveFields {
  /** F(50,50), exceeded at half the places half the time: at `NEAR_DISTANCES_KM`, then at the first 20 of `FAR_DISTANCES_KM`, their first given once. */
  readonly median: readonly (readonly number[])[];
  /** F(50,10), exceeded at half the places a tenth of the time: at `FAR_DISTANCES_KM`. */
  readonly tenth: readonly (readonly number[])[];
}

const KM_IN_MILE = 1.609344;
const M_IN_FOOT = 0.3048;

/** Antenna heights above average terrain that the curves were drawn for: 100 to 5,000 feet. */
export const CURVE_HEIGHTS_M: readonly number[] = [
  100, 200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 3000, 4000, 5000,
].map((feet) => feet * M_IN_FOOT);

/** 1 to 10 miles, where the median is all there is. */
export const NEAR_DISTANCES_KM: readonly number[] = [1, 2, 3, 4, 5, 10].map((miles) => miles * KM_IN_MILE);

/** 10 to 310 miles; the median ends at 200. */
export const FAR_DISTANCES_KM: readonly number[] = Array.from({ length: 31 }, (_, at) => (at + 1) * 10 * KM_IN_MILE);
