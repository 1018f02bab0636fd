import { countChanged, type RevisionChanges } from "#domain/changes/changesBetween.ts";
import { type FigureChange, isChanged } from "#domain/changes/figureChange.ts";
import { growthSaid } from "#language/words/growthSaid.ts";
import type { Words } from "#language/words/words.ts";

/** The labels of the revisions that are compared. */
export interface RevisionNames {
  readonly before: string;
  readonly after: string;
}

/**
 * What became of the total, or what can be said where it does not tell. Where one revision has media or categories that the other does
 * not, the total compared is not the one that the screen shows, and the sentence says so.
 */
export function changesHeadline(changes: RevisionChanges, names: RevisionNames, { text, formats }: Words): string {
  const year = formats.year(changes.year);
  const { total } = changes;
  const sentences = sentencesFor(changes);
  if (total === null) return yearsHeadline(changes, year, text, formats);
  if (total.after === null || total.change === null) return text("changes.headline.noData", { ...names, year });
  const { changed, all } = countChanged(changes);
  if (changed === 0) return text(`${sentences}.nothing`, { ...names, all: formats.count(all) });
  const money = formats.money(total.after);
  if (total.change === 0) {
    const counts = { changed: formats.count(changed), all: formats.count(all) };
    return text(`${sentences}.level`, { after: names.after, year, money, ...counts });
  }
  return text(`${sentences}.${total.change > 0 ? "rose" : "fell"}`, {
    ...names,
    year,
    money,
    change: formats.money(Math.abs(total.change)),
    growth: growthSaid(total.growth, { text, formats }),
  });
}

/** Years aside: a year that one revision has alone is in no sum of another year. */
function sentencesFor({ added, gone }: RevisionChanges) {
  const same = [added, gone].every(({ media, subVerticals }) => media.length + subVerticals.length === 0);
  return same ? "changes.headline" : "changes.headlineOfBoth";
}

function yearsHeadline(changes: RevisionChanges, year: string, text: Words["text"], formats: Words["formats"]): string {
  const { years } = changes;
  const sentences = sentencesFor(changes);
  const changed = years.filter(isChanged).length;
  const all = formats.count(years.length);
  return changed === 0
    ? text(`${sentences}.noYearNothing`, { year, all })
    : text(`${sentences}.noYear`, { year, changed: formats.count(changed), all });
}

/** The figure that moved most, as a sentence for who does not see the chart. */
export function largestText(largest: FigureChange | undefined, name: (id: string) => string, words: Words): string {
  if (!largest || !isChanged(largest)) return "";
  const { text, formats } = words;
  return text("changes.largest", {
    name: name(largest.id),
    change: formats.moneyChange(largest.change),
    growth: growthSaid(largest.growth, words),
  });
}
