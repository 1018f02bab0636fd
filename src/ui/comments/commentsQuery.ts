import { queryOptions } from "@tanstack/react-query";
import { type Commented, comments } from "#features/comments/contract.ts";
import { callApi } from "../api/callApi.ts";

/** What is commented on. */
export interface CommentedThing {
  readonly about: Commented;
  /** The id of a view, company or call; the address of a figure. */
  readonly thing: string;
  /** What a figure is called; null for everything else, which has a name. */
  readonly title: string | null;
}

/** What is said about a thing, oldest first, and who can be mentioned. */
export const commentsQuery = ({ about, thing }: CommentedThing) =>
  queryOptions({
    queryKey: ["comments", about, thing],
    queryFn: ({ signal }) => callApi(comments, { query: { about, thing }, signal }),
  });
