import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import type { Audience, StoryKind } from "#domain/storyKinds.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type PAPERS, storyDocument } from "#features/one-sheets/contract.ts";
import type { Spending } from "#documents/spending.ts";
import { callApi } from "#ui/api/callApi.ts";
import { type ClientNumbers, numbersAsked } from "./clientNumbers.ts";

/** What a one-sheet or a meeting kit shall be. */
export interface StoryChoice {
  readonly document: StoryKind;
  readonly focus: Scope;
  readonly medium: string;
  readonly audience: Audience;
  /** Not asked of one's own manager. */
  readonly numbers: ClientNumbers;
  readonly appendix: boolean;
  /** Empty for nobody in particular. */
  readonly client: string;
  readonly language: Locale;
  readonly paper: (typeof PAPERS)[number];
}

/** What both the document and its file are asked with. */
export function storyAsked({ view, revision }: Spending, choice: StoryChoice) {
  const { document, focus, medium, audience, appendix, client, language, paper } = choice;
  return {
    document,
    focus: writeFocus(focus),
    medium,
    audience,
    ...(audience === "manager" ? {} : numbersAsked(choice.numbers)),
    appendix: appendix ? ("with" as const) : ("without" as const),
    language,
    paper,
    client: client.trim(),
    year: view.year,
    political: view.political,
    revision: revision.id,
  };
}

/** The document as its file will be; the one before stays in sight until the next has come. */
export const storyQuery = (spending: Spending, choice: StoryChoice) => {
  const market = spending.market.id;
  const query = storyAsked(spending, choice);
  return queryOptions({
    queryKey: ["one-sheet", market, query],
    queryFn: ({ signal }) => callApi(storyDocument, { params: { market }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
};
