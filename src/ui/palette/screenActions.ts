import type { TFunction } from "i18next";
import type { PaletteEntry } from "./paletteEntry.ts";
import type { PaletteScreen } from "./screenEntries.ts";

/** What is begun on a screen: the palette leads there, and the screen does what its address asks for. The words are `palette.command.<name>`. */
const SCREEN_ACTIONS = {
  inviteUser: {
    path: "/administration/user",
    task: "invite",
    nicknames: ["invite a user", "add user", "new user", "Nutzer einladen", "invitar a un usuario", "alta de usuario"],
  },
  newAlert: {
    path: "/market-reports/vertical-alerts",
    task: "newRule",
    nicknames: [
      "new alert",
      "create alert",
      "alert me",
      "set up alert",
      "neuer Hinweis",
      "neuer Alarm",
      "nueva alerta",
    ],
  },
  createKey: {
    path: "/api-keys",
    task: "create",
    nicknames: ["create a key", "new API key", "new token", "neuer Schlüssel", "nueva clave"],
  },
  addWebhook: {
    path: "/webhooks",
    task: "create",
    nicknames: ["new webhook", "create webhook", "neuer Webhook", "nuevo webhook"],
  },
  callsCalendar: {
    path: "/call-list",
    task: "calendar",
    nicknames: ["calendar", "iCal", "calendar feed", "calls in my calendar", "Kalender", "calendario"],
  },
  newReport: {
    path: "/custom-reports",
    to: "/custom-reports?build=new",
    nicknames: ["create report", "build a report", "neuer Bericht", "nuevo informe"],
  },
  downloadSlides: {
    path: "/market-reports/market-report",
    nicknames: ["download slides", "download deck", "PowerPoint", "PPTX", "Folien", "diapositivas", "presentación"],
  },
} satisfies Record<string, ScreenAction>;

interface ScreenAction {
  /** The screen that a person must be let into. */
  readonly path: string;
  /** Where it leads, if not to that screen. */
  readonly to?: string;
  /** What the screen is asked to begin. */
  readonly task?: string;
  readonly nicknames: readonly string[];
}

/** The actions of the screens that are open to the person. */
export function screenActionEntries(screens: readonly PaletteScreen[], text: TFunction): PaletteEntry[] {
  return actionNames().flatMap((name) => {
    const { path, to = path, task, nicknames }: ScreenAction = SCREEN_ACTIONS[name];
    if (!screens.some((screen) => screen.path === path)) return [];
    return {
      id: `action:${name}`,
      group: "actions" as const,
      label: text(`palette.command.${name}`),
      also: [],
      nicknames,
      go: task === undefined ? to : `${to}?do=${task}`,
    };
  });
}

function actionNames(): (keyof typeof SCREEN_ACTIONS)[] {
  // The keys of a constant are exactly those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(SCREEN_ACTIONS) as (keyof typeof SCREEN_ACTIONS)[];
}
