import { createContext } from "react";

/** Whether the screen shows the quarter that its address names; others show its year. */
export const ByQuarter = createContext(false);
