import { lazy } from "react";
import type { Screen } from "./routeItem.ts";

const load = () => import("./shell/Shell.tsx").then(({ Shell }) => ({ default: Shell }));

/** The frame around every screen behind the sign-in. */
export const ShellScreen: Screen = { Component: lazy(load), preload: load };
