import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import { bandName } from "#documents/parts/profile/demographicsBlock.ts";
import type { Words } from "#language/words/words.ts";

/** The band that a bar or a row of a table is about: bars carry its name in the code, rows the one that is read. */
export function bandOf(id: string, topics: readonly DemographicTopic[], words: Words): string {
  const [first = ""] = id.split(":");
  const row = topics.flatMap(({ rows }) => rows).find(({ band }) => bandName(band, words) === first.split("~")[0]);
  return row?.band ?? first;
}
