import type { FoundStation } from "#features/search/contract.ts";
import { searchStations } from "#features/search/server/searchStations.ts";
import { listedStation } from "#features/search/server/stationList.ts";
import { searchPalette } from "#ui/palette/searchPalette.ts";
import { samplePalette } from "#tests/support/samplePalette.ts";
import { askEntries } from "#ui/ask/askEntries.ts";
import { sampleAsking } from "#tests/support/sampleAsking.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 50;
const STATIONS = 32_000;
/** A frame of the screen. */
const FRAME_MS = 16;

const TYPED = ["c", "ch", "chi", "chic", "chicg", "chicga", "chicgao", "lawers", "autmotive", "san francisco oak"];
const QUESTIONS = [
  "used car dealers in dallas 2027 radio vs nation",
  "hospitls in portlnd or without politcal agianst housten and denvr",
  "Gebrauchtwagenhändlerumsatz Radiomarkt Hiuston nächstes Jahr gegenüber Chikago",
  "qwertz asdfgh yxcvbn uiopqwe lkjhgfd mnbvcx",
];
const ASKED = ["telemundo new york", "whtz44", "newark 100.3", "nothing at all", "w"];

/** One more letter in the command palette, and a search among all stations of the country. */
export async function bench(): Promise<BenchRow[]> {
  const palette = samplePalette("en-US");
  const asking = await sampleAsking("en-US");
  const stations = Array.from({ length: STATIONS }, (_, at) => listedStation(station(at)));
  const rights = { role: "Administrator", access: [], markets: "all", verticals: "all" } as const;
  return [
    {
      ...slowest(TYPED, (text) => searchPalette(palette, text)),
      name: "one more letter in the command palette",
      goal: { atMost: FRAME_MS },
    },
    {
      ...slowest(QUESTIONS, (text) => askEntries(text, asking)),
      name: "one more letter of a question",
      goal: { atMost: FRAME_MS },
    },
    {
      ...slowest(ASKED, (text) => searchStations(stations, { rights, text, limit: 8 })),
      name: `a search among ${STATIONS.toLocaleString("en-US")} stations`,
      goal: { atMost: 50 },
    },
  ];
}

function station(at: number): FoundStation {
  return {
    id: `radio-${at}`,
    medium: "radio",
    callSign: `WHTZ${at}`,
    city: "Newark",
    state: "NY",
    owner: "Telemundo",
    networkOrFormat: "Top 40",
    frequency: 100.3,
    market: "radio-35620",
  };
}

/** The text that takes longest, by the middle of many rounds. */
function slowest(texts: readonly string[], search: (text: string) => unknown) {
  const medians = texts.map((text) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const start = performance.now();
        search(text);
        return performance.now() - start;
      }),
    ),
  );
  const value = Math.max(...medians);
  return { value, unit: "ms", note: `“${texts[medians.indexOf(value)] ?? ""}”, median of ${ROUNDS}` };
}
