import type { CountyDriver } from "../markets/countyDriver.ts";
import type { PlaceFigure } from "../markets/placeFigure.ts";

/** What a medium's money follows from market to market. */
export interface MediumDrivers {
  /** Exponents of the market's shares of the nation; they add up to 1, so twice the market is twice the weight. */
  readonly blend: Partial<Readonly<Record<CountyDriver, number>>>;
  /** What size adds: above 0 large markets get more than their share, since national advertisers buy them first. */
  readonly size: number;
  /** Change of `size` a year. Below 0 the medium reaches small markets later and catches up there. */
  readonly diffusion: number;
  /** Elasticities to what of the place lends the medium strength, each against the nation's; left out: none. */
  readonly reach?: Partial<Readonly<Record<PlaceFigure, number>>> | undefined;
}
