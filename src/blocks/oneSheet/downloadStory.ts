import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type PAPERS, type StoryFormat, type StoryKind, storyFile } from "#features/one-sheets/contract.ts";
import type { Spending } from "#reports/spending.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figure/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";

/** What a one-sheet or a meeting kit shall be. */
export interface StoryChoice {
  readonly document: StoryKind;
  readonly focus: Scope;
  readonly medium: string;
  /** Empty for nobody in particular. */
  readonly client: string;
  readonly language: Locale;
  readonly paper: (typeof PAPERS)[number];
}

const KIND = { oneSheet: "one-sheet", meetingKit: "meeting-kit" } as const;

/** Has the document made and hands it over; a toast tells how it goes, and cancels it. */
export async function downloadStory(
  { market, view, revision, words }: Spending,
  { focus, client, ...choice }: StoryChoice,
  format: StoryFormat,
): Promise<void> {
  const about = focus.kind === "market" ? words.market(market.id) : words[focus.kind](focus.id);
  const title = `${words.text(`oneSheet.kind.${choice.document}`)}: ${about}`;
  const query = { ...choice, focus: writeFocus(focus), client: client.trim(), format };
  const file = await startJob(title, (_, signal) =>
    callFile(storyFile, {
      params: { market: market.id },
      query: { ...query, year: view.year, political: view.political, revision: revision.id },
      signal,
    }),
  );
  if (!file) return;
  const part = focus.kind === "market" ? [] : [focus.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  const name = [market.id, ...part, KIND[choice.document], String(view.year)].join("-");
  saveFile(`${revision.sample ? "sample-data-" : ""}${name}.${format}`, file.type, file);
}
