import { type ComponentType, lazy } from "react";
import type { MessageGroup } from "#language/messages/areas.ts";
import { loadMessages } from "#language/text.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import type { Screen } from "./routeItem.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** A screen before the sign-in. */
export const door = (load: Load): Screen => screen(load);

/** A page reached by a link, or for access and passwords, loaded together with its texts. */
export const registration = (load: Load): Screen => screen(load, "registration");

/** The page that says how accessible the product is; nothing else needs its texts. */
export const statement = (load: Load): Screen => screen(load, "statement");

/** A screen behind the sign-in, loaded together with its texts. */
export const inside = (load: Load): Screen => screen(load, "inside");

/** A screen that leads on to others. */
export const landing = (load: Load): Screen => screen(load, "inside", "landing");

/** The first screen: figures, and ways on to others. */
export const overview = (load: Load): Screen => screen(load, "inside", "landing", "analysis");

/** A screen of figures. */
export const analysis = (load: Load): Screen => screen(load, "inside", "analysis");

/** A screen of reports and files. */
export const report = (load: Load): Screen => screen(load, "inside", "analysis", "reports");

/** The desk where people ask for help. */
export const desk = (load: Load): Screen => screen(load, "inside", "contact");

/** The room where the newsroom's texts are read. */
export const reading = (load: Load): Screen => screen(load, "inside", "analysis", "guides");

/** A screen of administrators. */
export const administration = (load: Load): Screen => screen(load, "inside", "administration");

/** A screen that leads administrators on to others. */
export const administrationLanding = (load: Load): Screen => screen(load, "inside", "landing", "administration");

/** A screen of administrators whose texts stand with those of reports. */
export const integration = (load: Load): Screen => screen(load, "inside", "administration", "reports");

/** A screen of administrators with maps. */
export const charted = (load: Load): Screen => screen(load, "inside", "analysis", "administration", "reports");

function screen(load: Load, ...groups: MessageGroup[]): Screen {
  const ready = async () => {
    const [loaded] = await Promise.all([load(), ...groups.map(loadMessages)]).catch(notLoaded);
    return loaded;
  };
  return { Component: lazy(ready), preload: ready };
}

/** The line is down, or the server is, or has a newer revision of the app: no fault of the screen. */
export function notLoaded(): never {
  throw new ApiProblem(navigator.onLine ? "unreachable" : "offline", 0, "A part of the app could not be loaded.");
}
