import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { guideTo } from "#domain/content/guideTo.ts";
import { contentLink } from "#domain/content/contentLink.ts";
import { useFormats } from "#language/useFormats.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { piecesQuery } from "../pieceQueries.ts";

/** Leads on to the guide to a screen, and to all guides where it has none. */
export function GuideOfScreen({ screen }: { readonly screen: string }) {
  const { locale } = useFormats();
  const { data: pieces, error, refetch } = useQuery(piecesQuery(locale));
  if (!pieces) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  const guide = guideTo(pieces, screen);
  return <Navigate replace to={guide ? contentLink(guide) : "/guides-insights?tab=guides"} />;
}
