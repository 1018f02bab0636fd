import { hostedHere } from "./hostedHere.ts";

/** Whether there is a hosted backend that counts screens; without one nobody is asked anything. */
export const MEASURED = (hostedHere().configuration?.measurementId ?? "") !== "";
