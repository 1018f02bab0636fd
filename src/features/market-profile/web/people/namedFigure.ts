import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import { growingName } from "#documents/parts/profile/growthBlock.ts";
import { figureName } from "#documents/parts/profile/statsBlock.ts";
import type { Words } from "#language/words/words.ts";

/** The figure that a bar or a row of a table is about: bars carry its name in the code, rows the one that is read. */
export function namedFigure(id: string, figures: readonly ProfileFigure[], words: Words): string {
  const [first = ""] = id.split(":");
  const row = figures.find(({ figure }) => [figureName(figure, words), growingName(figure, words)].includes(first));
  return row?.figure ?? first;
}
