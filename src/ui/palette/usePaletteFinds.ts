import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type AccessFlag, mayUse } from "#domain/access/access.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { contentList } from "#features/content/contract.ts";
import type { FoundCompanies } from "#features/companies/contract.ts";
import type { SavedView } from "#features/saved-views/contract.ts";
import type { FoundStation } from "#features/search/contract.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { askedEntry, askEntries, type Asking, questionOf } from "../ask/askEntries.ts";
import { exampleQuestions } from "../ask/exampleQuestions.ts";
import { lastQuestion } from "../ask/lastQuestion.ts";
import { useAsking } from "../ask/useAsking.ts";
import { companiesNamedQuery } from "../companies/foundCompaniesQuery.ts";
import { openKeyboardSheet } from "../keyboard/keyboardSheetState.ts";
import { schemeOf, themeColour } from "../look/themeColour.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { savedViewsQuery } from "../savedViews/savedViewsQuery.ts";
import { screenName } from "../savedViews/screenName.ts";
import { signOut } from "../session/session.ts";
import { openSettings } from "../shell/settingsPanelState.ts";
import { openTour } from "../tour/tourState.ts";
import { changeMenu, changeSettings, chooseLanguage, chooseScheme, useAppState } from "../state/appState.ts";
import { type FoundGroup, groupFinds, groupsAtRest } from "./groupFinds.ts";
import { marketEntries } from "./marketEntries.ts";
import { marketPath } from "./marketPath.ts";
import type { PaletteEntry } from "./paletteEntry.ts";
import { recentChoices } from "./recentChoices.ts";
import { screenActionEntries } from "./screenActions.ts";
import { type PaletteScreen, screenEntries } from "./screenEntries.ts";
import { FUZZY, paletteIndex, searchPalette } from "./searchPalette.ts";
import { stationsQuery } from "./stationsQuery.ts";
import { storyEntries } from "./storyEntries.ts";
import { mediumEntries, verticalEntries } from "./taxonomyEntries.ts";
import { textEntries } from "./textEntries.ts";

/** Flags that open something to read. */
const READING: readonly AccessFlag[] = ["guidesAndInsights", "sellingAides"];

/** Whoever still types need not be asked after by the server. */
const PAUSE_MS = 120;

export interface PaletteFinds {
  readonly groups: readonly FoundGroup[];
  /** Stations and texts are still being looked for. */
  readonly asking: boolean;
  /** One of them could not be looked for, as without a connection. */
  readonly incomplete: boolean;
}

/** What the palette shows for a text: at once what is at hand, and then stations and what the newsroom wrote. */
export function usePaletteFinds(text: string, screens: readonly PaletteScreen[]): PaletteFinds {
  const entries = usePaletteEntries(screens);
  const index = useMemo(() => paletteIndex(entries), [entries]);
  const [recent] = useState(recentChoices);
  const asking = useAsking(screens);
  const { data: session } = useQuery(sessionQuery());
  const words = useText();
  const wanted = text.trim();
  const [settled] = useDebouncedValue(wanted, PAUSE_MS);
  const allowed =
    session !== undefined && mayUse({ ...session, markets: [], verticals: [] }, { access: ["tv", "radio"] });
  const stations = useQuery(stationsQuery(settled, allowed));
  const companies = useQuery(companiesNamedQuery(settled, session?.access.includes("shareOfWallet") === true));

  const mayRead = session !== undefined && READING.some((flag) => session.access.includes(flag));
  const { locale } = useFormats();
  const answered = useQuery(textsQuery(settled, locale, mayRead));

  const groups = useMemo(() => {
    if (wanted === "") return groupsAtRest([...restingQuestions(recent, asking), ...entries], recent);
    const asked = asking ? askEntries(wanted, goingOn(asking, wanted)) : [];
    const stories = storyEntries(wanted, index, asking, words);
    if (stories.length > 0) return [{ group: "actions" as const, entries: stories }];
    const finds = searchPalette(index, wanted);
    const named = groupFinds(finds);
    const found = asked.length === 0 ? named : [{ group: "ask" as const, entries: asked }, ...named];
    const onAir = (stations.data ?? []).map(stationEntry);
    const withAir = onAir.length === 0 ? found : withStations(found, { group: "stations", entries: onAir }, wanted);
    const own = (companies.data ?? []).map((company) => companyEntry(company, locale));
    const all = own.length === 0 ? withAir : [...withAir, { group: "companies" as const, entries: own }];
    const texts = wanted.length < SHORTEST_WORDS ? [] : textEntries(answered.data ?? [], words);
    if (texts.length === 0) return all;
    const written = { group: "texts" as const, entries: texts };
    // What only resembles the words comes after what holds them.
    const isGuessed = asked.length === 0 && onAir.length + own.length === 0 && finds.every(({ rank }) => rank >= FUZZY);
    return isGuessed ? [written, ...all] : [...all, written];
  }, [wanted, entries, recent, index, asking, words, locale, stations.data, companies.data, answered.data]);
  const answer = groups[0]?.group === "ask" && wanted !== "" ? (groups[0].entries[0]?.answer?.asked ?? null) : null;
  useEffect(() => lastQuestion.note(wanted, answer), [wanted, answer]);
  return {
    groups,
    asking: stations.isFetching || companies.isFetching || answered.isFetching,
    incomplete: wanted !== "" && (stations.isError || companies.isError || answered.isError),
  };
}

/** The same with the question that the text would go on from; without one that is what the screen shows. */
function goingOn(asking: Asking, text: string): Asking {
  const { before } = asking;
  return { ...asking, before: { ...before, follows: lastQuestion.before(text) ?? before.follows ?? null } };
}

/** Questions asked before, and examples, each once. */
function restingQuestions(recent: readonly string[], asking: Asking | null): PaletteEntry[] {
  if (!asking) return [];
  const before = recent.flatMap((id) => questionOf(id) ?? []);
  const questions = new Set([...before, ...exampleQuestions(asking.before.market, asking.words)]);
  return [...questions].flatMap((question) => askedEntry(question, asking));
}

/** Stations come last, unless the text is the beginning of a call sign. */
function withStations(found: readonly FoundGroup[], stations: FoundGroup, text: string): FoundGroup[] {
  const call = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const first = stations.entries[0]?.label.toLowerCase().replace(/[^a-z0-9]/g, "") ?? "";
  const isCall = /^[kw]/.test(call) && call.length > 2 && first.startsWith(call);
  return isCall ? [stations, ...found] : [...found, stations];
}

/** A station as the palette shows it; leads to the stations of its market. */
function stationEntry(station: FoundStation): PaletteEntry {
  const { id, medium, callSign, city, state, owner, networkOrFormat, frequency, market } = station;
  const place = [city, state].filter(Boolean).join(", ");
  const sort = [frequency, networkOrFormat].filter(Boolean).join(" ");
  return {
    id: `station:${id}`,
    group: "stations",
    label: callSign,
    detail: [place, sort, owner].filter(Boolean).join(" · "),
    also: [],
    nicknames: [],
    go: `/${medium}/station-overview?${new URLSearchParams({ ...(market !== null && { market }), station: id }).toString()}`,
  };
}

/** One of the organisation's companies, with what it does and where; leads to all that is known of it. */
function companyEntry({ id, name, city, subVertical }: FoundCompanies["items"][number], locale: Locale): PaletteEntry {
  return {
    id: `company:${id}`,
    group: "companies",
    label: name,
    detail: [subVerticalName(subVertical, locale), city].filter(Boolean).join(" · "),
    also: [],
    nicknames: [],
    go: `/companies?open=${id}`,
  };
}

/** One or two letters begin too many words. */
const SHORTEST_WORDS = 3;

/** Texts of the newsroom that hold the words, best first; asked only of those who may read some. */
const textsQuery = (words: string, language: Locale, allowed: boolean) =>
  queryOptions({
    queryKey: ["content", "palette", language, words],
    queryFn: async ({ signal }) => (await callApi(contentList, { query: { q: words, language }, signal })).items,
    enabled: allowed && words.length >= SHORTEST_WORDS,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The saved views that are open to the person, as the palette finds them; pinned ones come first, as in their own list. */
function savedViewEntries(views: readonly SavedView[], text: TFunction, locale: Locale): PaletteEntry[] {
  return views
    .filter(({ open }) => open)
    .map(({ id, name, path, owner, mine }) => ({
      id: `view:${id}`,
      group: "views",
      label: name,
      detail: screenName(path, text, locale),
      also: mine ? [] : [owner],
      nicknames: [],
      go: path,
    }));
}

/** Everything at hand that the palette can find, in the language shown; stations are asked for apart. */
function usePaletteEntries(screens: readonly PaletteScreen[]): readonly PaletteEntry[] {
  const text = useText();
  const { locale } = useFormats();
  const { pathname, search } = useLocation();
  const { data: markets } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const { data: views } = useQuery(savedViewsQuery());

  return useMemo(() => {
    const verticals = verticalEntries(session?.verticals ?? [], locale);
    // The page of a vertical is found as the vertical, nicknames and all.
    const others = screens.filter(({ path }) => !verticals.some(({ go }) => go === path));
    return [
      ...screenEntries(others),
      ...savedViewEntries(views ?? [], text, locale),
      ...marketEntries(markets ?? [], {
        nameOf: marketNames(markets ?? [], text),
        kindOf: (kind) => (kind === "nation" ? "" : text(`filters.kind.${kind}`)),
        pathOf: (market) => marketPath(market, { pathname, search }, screens),
        nation: text("filters.nation"),
      }),
      ...verticals,
      ...mediumEntries(locale),
      ...screenActionEntries(screens, text),
      ...commandEntries(text),
    ];
  }, [screens, markets, session, views, text, locale, pathname, search]);
}

const hue = (wanted: "blue" | "red" | "green" | "purple" | "pink") => () =>
  changeSettings({ color: themeColour(schemeOf(useAppState.getState().settings.color), wanted) });

/** What can be done from anywhere. The words are `palette.command.<name>`. */
const COMMANDS = {
  english: { run: () => chooseLanguage("en-US"), nicknames: ["English", "language", "EN"] },
  spanish: { run: () => chooseLanguage("es-ES"), nicknames: ["Español", "language", "idioma", "ES"] },
  german: { run: () => chooseLanguage("de-DE"), nicknames: ["Deutsch", "language", "Sprache", "DE"] },
  light: { run: () => chooseScheme("light"), nicknames: ["bright", "day", "theme", "hell", "claro"] },
  dark: { run: () => chooseScheme("dark"), nicknames: ["night", "theme", "dunkel", "oscuro"] },
  system: { run: () => chooseScheme("system"), nicknames: ["automatic", "theme", "Betriebssystem", "sistema"] },
  blue: { run: hue("blue"), nicknames: ["color", "theme"] },
  red: { run: hue("red"), nicknames: ["color", "theme"] },
  green: { run: hue("green"), nicknames: ["color", "theme"] },
  purple: { run: hue("purple"), nicknames: ["color", "theme"] },
  pink: { run: hue("pink"), nicknames: ["color", "theme"] },
  menuAtSide: {
    run: () => changeMenu({ placement: "vertical" }),
    nicknames: ["vertical menu", "placement", "sidebar"],
  },
  menuOnTop: { run: () => changeMenu({ placement: "horizontal" }), nicknames: ["horizontal menu", "placement"] },
  boxed: { run: () => changeSettings({ layout: "boxed" }), nicknames: ["width", "layout", "1200"] },
  fluid: { run: () => changeSettings({ layout: "fluid" }), nicknames: ["width", "layout", "full width"] },
  settings: {
    run: openSettings,
    nicknames: [
      "preferences",
      "options",
      "log in",
      "login",
      "sign in",
      "SSO",
      "single sign-on",
      "password",
      "language",
      "privacy",
      "my account",
      "Einstellungen",
      "anmelden",
      "Anmeldung",
      "Passwort",
      "Sprache",
      "Datenschutz",
      "mein Konto",
      "ajustes",
      "iniciar sesión",
      "acceso",
      "contraseña",
      "idioma",
      "privacidad",
      "mi cuenta",
    ],
  },
  tour: {
    run: openTour,
    nicknames: [
      "tour",
      "guided tour",
      "introduction",
      "help",
      "Rundgang",
      "Einführung",
      "Hilfe",
      "recorrido",
      "visita guiada",
      "ayuda",
    ],
  },
  keyboard: { run: openKeyboardSheet, nicknames: ["shortcuts", "keys", "hotkeys", "Tasten", "atajos"] },
  signOut: {
    run: () => void signOut(),
    nicknames: ["log out", "logout", "exit", "abmelden", "ausloggen", "salir", "cerrar sesión"],
  },
} satisfies Record<string, { readonly run: () => void; readonly nicknames: readonly string[] }>;

type CommandName = keyof typeof COMMANDS;

/** The commands, as the palette finds them. */
function commandEntries(text: TFunction): PaletteEntry[] {
  return commandNames().map((name) => ({
    id: `action:${name}`,
    group: "actions",
    label: text(`palette.command.${name}`),
    also: [],
    nicknames: COMMANDS[name].nicknames,
    go: COMMANDS[name].run,
  }));
}

function commandNames(): CommandName[] {
  // The keys of a constant are exactly those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(COMMANDS) as CommandName[];
}
