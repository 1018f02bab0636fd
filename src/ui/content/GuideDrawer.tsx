import { queryOptions, useQuery } from "@tanstack/react-query";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import { contentLink } from "#domain/content/contentLink.ts";
import { readingMinutes } from "#domain/content/documentOutline.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type ContentHead, oneContent } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { DetailDrawer } from "../form/DetailDrawer.tsx";
import { QuietButton } from "../look/QuietButton.tsx";
import { Skeleton } from "../look/Skeleton.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { openTour } from "../tour/tourState.ts";
import { ContentBody } from "./ContentBody.tsx";
import { FallbackMark } from "./FallbackMark.tsx";
import style from "./OnScreens.module.css";

const guideQuery = (key: string, language: Locale) =>
  queryOptions({
    queryKey: ["content", "piece", "guide", key, language],
    queryFn: ({ signal }) => callApi(oneContent, { params: { kind: "guide", key }, query: { language }, signal }),
    staleTime: 60_000,
  });

const LINES = [96, 88, 92, 70, 94, 60] as const;

interface GuideDrawerProps {
  readonly guide: ContentHead;
  readonly onClose: () => void;
}

/** The guide to a screen beside it, to be read while doing what it says. */
export default function GuideDrawer({ guide, onClose }: GuideDrawerProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: piece, error, refetch } = useQuery(guideQuery(guide.key, locale));
  return (
    <DetailDrawer
      open
      title={guide.title}
      note={
        <>
          {piece && text("onScreens.guide.minutes", { count: readingMinutes(piece.body) })}{" "}
          <FallbackMark piece={guide} />
        </>
      }
      onClose={onClose}
      actions={
        <>
          <QuietButton
            onClick={() => {
              onClose();
              openTour();
            }}
          >
            {text("onScreens.guide.tour")}
          </QuietButton>
          <Link className={style["whole"]} to={contentLink(guide)} onClick={onClose}>
            {text("onScreens.guide.whole")}
            <IconArrowRight size={16} stroke={1.8} aria-hidden="true" />
          </Link>
        </>
      }
    >
      {guide.summary !== "" && (
        <p className={style["lead"]} lang={guide.language}>
          {guide.summary}
        </p>
      )}
      {piece && <ContentBody body={piece.body} language={piece.language} under={2} size="small" />}
      {!piece && error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!piece && !error && (
        <output className={style["waiting"]} aria-label={text("onScreens.guide.loading")}>
          {LINES.map((length) => (
            <Skeleton key={length} width={`${length}%`} height="16px" />
          ))}
        </output>
      )}
    </DetailDrawer>
  );
}
