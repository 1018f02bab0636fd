import { type StoryFormat, storyFile } from "#features/one-sheets/contract.ts";
import type { Spending } from "#documents/spending.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { type StoryChoice, storyAsked } from "./storyQuery.ts";

const KIND = { oneSheet: "one-sheet", meetingKit: "meeting-kit" } as const;

/** Has the document made and hands it over; a toast tells how it goes, and cancels it. */
export async function downloadStory(spending: Spending, choice: StoryChoice, format: StoryFormat): Promise<void> {
  const { market, view, revision, words } = spending;
  const { focus } = choice;
  const about = focus.kind === "market" ? words.market(market.id) : words[focus.kind](focus.id);
  const title = `${words.text(`oneSheet.kind.${choice.document}`)}: ${about}`;
  const file = await startJob(title, (_, signal) =>
    callFile(storyFile, {
      params: { market: market.id },
      query: { ...storyAsked(spending, choice), format },
      signal,
    }),
  );
  if (!file) return;
  const part = focus.kind === "market" ? [] : [focus.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  const name = [market.id, ...part, KIND[choice.document], String(view.year)].join("-");
  saveFile(`${revision.sample ? "sample-data-" : ""}${name}.${format}`, file.type, file);
}
