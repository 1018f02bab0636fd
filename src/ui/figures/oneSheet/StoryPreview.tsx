import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { Spending } from "#documents/spending.ts";
import { DocumentPart } from "../document/DocumentPart.tsx";
import style from "./StoryPreview.module.css";
import { type StoryChoice, storyQuery } from "./storyQuery.ts";

interface StoryPreviewProps {
  readonly spending: Spending;
  readonly choice: StoryChoice;
}

/** Whoever still types a name need not be shown every letter of it. */
const PAUSE_MS = 250;

/** The document that is about to be made, as far as a screen can show it. */
export function StoryPreview({ spending, choice }: StoryPreviewProps) {
  const { text } = spending.words;
  const [client] = useDebouncedValue(choice.client, PAUSE_MS);
  const { data: story, isError, isPlaceholderData } = useQuery(storyQuery(spending, { ...choice, client }));
  const slides = choice.document === "meetingKit";
  return (
    // What is longer than the window is moved with the keyboard too.
    <section
      className={style["frame"]}
      aria-label={text("oneSheet.dialog.preview")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="story-preview"
    >
      {isError && <p className={style["state"]}>{text("oneSheet.dialog.noPreview")}</p>}
      {!isError && !story && <p className={style["state"]}>{text("oneSheet.dialog.loading")}</p>}
      {!isError && story && (
        <article className={style["page"]} lang={story.locale} aria-busy={isPlaceholderData}>
          <header className={style["head"]}>
            <p className={style["brand"]}>{story.brand.organisation ?? story.brand.product}</p>
            <h3 className={style["subject"]}>{story.subject}</h3>
            <p className={style["kind"]}>{[story.title, story.about.client].filter(Boolean).join(" · ")}</p>
            {story.about.sample && <p className={style["sample"]}>{story.about.sample.badge}</p>}
          </header>
          {story.sections.map(({ id, title, parts }, at) => (
            <section key={id} className={style["section"]}>
              <h3 className={style["title"]}>
                {slides && <span className={style["number"]}>{spending.words.formats.count(at + 1)} </span>}
                {title}
              </h3>
              {parts.map((part, place) => (
                // Parts have no names, and a document keeps them in their order.
                // oxlint-disable-next-line react/no-array-index-key
                <Fragment key={place}>
                  <DocumentPart part={part} locale={story.locale} />
                </Fragment>
              ))}
            </section>
          ))}
        </article>
      )}
    </section>
  );
}
