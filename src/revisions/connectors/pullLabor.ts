import { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { REGIONS_OF, VALDEZ_CORDOVA } from "#domain/markets/changedCounties.ts";
import { keyFor, readAnswers, readJson, yearOf } from "./askSource.ts";
import { type PulledHistory, sumOfAreas } from "./pulledHistory.ts";
import type { PullRequest } from "./publicData.ts";

const OFFICE = "The Bureau of Labor Statistics";
/** Each question may name so many series and years. */
const MOST_SERIES = 50;
const YEARS = 10;
/** A key may ask 500 questions a day; the nation takes some 65. */
const PAUSE_MS = 2_000;
/** What the series of a county's employed people are called around its code. */
const SERIES = { before: "LAUCN", after: "0000000005" } as const;
/** The average of a year. */
const YEARLY = "M13";

const answer = z.object({
  status: z.string(),
  message: z.array(z.string()).default([]),
  Results: z
    .object({
      series: z
        .array(
          z.object({
            seriesID: z.string(),
            data: z.array(z.object({ year: z.string(), period: z.string(), value: z.string() })),
          }),
        )
        .optional(),
    })
    .nullish(),
});

/** How many people of every county had work, yearly averages: Local Area Unemployment Statistics. By them the jobs of a county go on beyond the last accounts. */
export async function pullLabor(request: PullRequest, counties: readonly string[]): Promise<PulledHistory> {
  const key = keyFor(OFFICE, request.publicData.blsKey, "BLS_API_KEY", "https://data.bls.gov/registrationEngine");
  const asked = yearOf(request);
  const changed = [...Object.values(REGIONS_OF).flat(), ...VALDEZ_CORDOVA.parts];
  const areas = [...new Set([...counties, ...changed])].toSorted();
  const parts = Array.from({ length: Math.ceil(areas.length / MOST_SERIES) }, (_, at) => ({
    name: `${at}.json`,
    address: new URL("/publicAPI/v2/timeseries/data/", request.publicData.blsUrl),
    body: JSON.stringify({
      seriesid: areas
        .slice(at * MOST_SERIES, (at + 1) * MOST_SERIES)
        .map((area) => `${SERIES.before}${area}${SERIES.after}`),
      startyear: String(asked - YEARS + 1),
      endyear: String(asked),
      annualaverage: true,
      registrationkey: key,
    }),
  }));
  const answers = await readAnswers(request, `bls-labor-${asked}`, parts, (text) => readEmployed(text, key), PAUSE_MS);
  const employed = new Map(answers.flat());
  const years = [...new Set([...employed.values()].flatMap((one) => [...one.keys()]))].toSorted((a, b) => a - b);
  const year = years.at(-1);
  // Without a year it is the latest one told, which is late in some years.
  if (year === undefined || (request.year !== undefined && year !== request.year))
    throw new Failure(
      "source-unreachable",
      `${OFFICE} has no average of ${asked} of any county yet. Ask for an earlier year.`,
    );
  const told = [...employed].flatMap(([area, one]) => (one.size > 0 ? [area] : []));
  return { year, areas: told, series: [{ column: "jobs", kind: "growth", years, tells: sumOfAreas(employed) }] };
}

/** A dash stands where there is no figure. @throws Failure `source-unreachable` with what the office says of a key or of its daily limit */
function readEmployed(text: string, key: string): [string, Map<number, number>][] {
  const { success, data, error } = answer.safeParse(readJson(OFFICE, text));
  if (!success)
    throw new Failure(
      "source-unreachable",
      `${OFFICE} has changed its answers: ${error.issues[0]?.path.join(".")} has changed. Nothing was changed here.`,
    );
  const { status, message, Results } = data;
  if (status !== "REQUEST_SUCCEEDED" || !Results?.series) {
    // It names the key that it does not take.
    const said = message.join(" ").replaceAll(key, "…");
    const why = /threshold|limit/i.test(said)
      ? "What has arrived is kept; go on tomorrow."
      : /key/i.test(said)
        ? "It does not take the key of BLS_API_KEY."
        : "Try again later.";
    throw new Failure("source-unreachable", `${OFFICE} refused: ${said || status} ${why}`);
  }
  return Results.series.map(({ seriesID, data: points }) => [
    seriesID.slice(SERIES.before.length, -SERIES.after.length),
    new Map(
      points.flatMap(({ year, period, value }): [number, number][] =>
        period === YEARLY && /^\d+$/.test(value) ? [[Number(year), Number(value)]] : [],
      ),
    ),
  ]);
}
