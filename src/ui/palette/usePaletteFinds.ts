import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type AccessFlag, mayUse } from "#domain/access/access.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { askedEntry, askEntries, type Asking, questionOf } from "../ask/askEntries.ts";
import { exampleQuestions } from "../ask/exampleQuestions.ts";
import { useAsking } from "../ask/useAsking.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { type FoundGroup, groupFinds, groupsAtRest } from "./groupFinds.ts";
import { recentChoices } from "./recentChoices.ts";
import type { PaletteEntry } from "./paletteEntry.ts";
import type { PaletteScreen } from "./screenEntries.ts";
import { FUZZY, paletteIndex, searchPalette } from "./searchPalette.ts";
import { stationEntry } from "./stationEntry.ts";
import { storyEntries } from "./storyEntries.ts";
import { stationsQuery } from "./stationsQuery.ts";
import { textEntries } from "./textEntries.ts";
import { SHORTEST_WORDS, textsQuery } from "./textsQuery.ts";
import { usePaletteEntries } from "./usePaletteEntries.ts";

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

  const mayRead = session !== undefined && READING.some((flag) => session.access.includes(flag));
  const { locale } = useFormats();
  const answered = useQuery(textsQuery(settled, locale, mayRead));

  const groups = useMemo(() => {
    if (wanted === "") return groupsAtRest([...restingQuestions(recent, asking), ...entries], recent);
    const asked = asking ? askEntries(wanted, asking) : [];
    const stories = storyEntries(wanted, index, asking, words);
    if (stories.length > 0) return [{ group: "actions" as const, entries: stories }];
    const finds = searchPalette(index, wanted);
    const named = groupFinds(finds);
    const found = asked.length === 0 ? named : [{ group: "ask" as const, entries: asked }, ...named];
    const onAir = (stations.data ?? []).map(stationEntry);
    const all = onAir.length === 0 ? found : withStations(found, { group: "stations", entries: onAir }, wanted);
    const texts = wanted.length < SHORTEST_WORDS ? [] : textEntries(answered.data ?? [], words);
    if (texts.length === 0) return all;
    const written = { group: "texts" as const, entries: texts };
    // What only resembles the words comes after what holds them.
    const isGuessed = asked.length === 0 && onAir.length === 0 && finds.every(({ rank }) => rank >= FUZZY);
    return isGuessed ? [written, ...all] : [...all, written];
  }, [wanted, entries, recent, index, asking, words, stations.data, answered.data]);
  return {
    groups,
    asking: stations.isFetching || answered.isFetching,
    incomplete: wanted !== "" && (stations.isError || answered.isError),
  };
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
