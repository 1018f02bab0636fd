import type { SpendingView } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { type EventsAsked, eventsIn } from "#domain/yearEvents.ts";
import type { Words } from "#language/words/words.ts";
import type { LineChart } from "../chart.ts";

/** Which money the figures of a view are of; a vertical without political advertisers has core money whatever the switch says. */
export function moneyOf({ political, own }: Pick<SpendingView, "political" | "own">): EventsAsked["money"] {
  return political === "with" && own.wallet.subVerticals.some(isPolitical) ? "all" : "core";
}

/** What is known of the years of a chart, to stand below their names; nothing where nothing is. */
export function yearNotes(
  years: readonly number[],
  asked: EventsAsked,
  { text }: Pick<Words, "text">,
): Pick<LineChart, "notes"> | Record<string, never> {
  const notes = eventsIn(years, asked).map(({ year, event }) => ({
    at: years.indexOf(year),
    text: text(`spending.yearEvent.${event}`),
  }));
  return notes.length > 0 ? { notes } : {};
}
