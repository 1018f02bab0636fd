import { inside } from "#ui/route/screen.ts";

/** The frame around every screen behind the sign-in. */
export const ShellScreen = inside(() => import("./shell/Shell.tsx").then(({ Shell }) => ({ default: Shell })));
