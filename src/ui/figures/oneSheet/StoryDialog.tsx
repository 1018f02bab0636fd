import { Checkbox, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Fragment, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { paperOf } from "#documents/paperOf.ts";
import type { Spending } from "#documents/spending.ts";
import type { DeckLook } from "#domain/deckTemplates/deckLook.ts";
import { highlightsOf } from "#domain/highlights.ts";
import { readFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { AUDIENCES, STORY_KINDS, type StoryKind } from "#domain/storyKinds.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { CallList } from "#features/call-list/contract.ts";
import { PAPERS, STORY_FORMATS, storyFile, type StoryFormat } from "#features/one-sheets/contract.ts";
import { callFile } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import type { Words } from "#language/words/words.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { NewProposalLink } from "#ui/proposals/NewProposalLink.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { lastMedium, rememberMedium } from "#ui/state/lastMedium.ts";
import { ChoiceField } from "../choice/ChoiceField.tsx";
import { FocusField } from "../choice/FocusField.tsx";
import { MediumField } from "../choice/MediumField.tsx";
import { DocumentPart } from "../document/DocumentPart.tsx";
import { ClientLogoField } from "./ClientLogoField.tsx";
import { ClientNumbersField } from "./ClientNumbersField.tsx";
import { LookField } from "./LookField.tsx";
import { lastStory, rememberStory } from "./lastStory.ts";
import style from "./StoryDialog.module.css";
import { storyAsked, type StoryChoice, storyQuery } from "./storyQuery.ts";

interface StoryDialogProps {
  readonly spending: Spending;
  /** What the screen is about. */
  readonly about: Scope;
  /** What is shown first. */
  readonly document: StoryKind;
  readonly onClose: () => void;
}

/** As long as a client's name may be. */
const LONGEST_CLIENT = 120;
/** Languages are named in themselves. */
const LANGUAGES = { "en-US": "English", "es-ES": "Español", "de-DE": "Deutsch" } as const;

/** What the document shall be, for whom, and in which language: one press more and it is a file. */
export default function StoryDialog({ spending, about, document: first, onClose }: StoryDialogProps) {
  const { text } = spending.words;
  const [choice, setChoice] = useFirstChoice(spending, about, first);
  const change = (wanted: Partial<Draft>) => setChoice({ ...choice, ...wanted });
  const { data: names = [] } = useQuery({
    ...callListQuery(),
    select: (items) => clientNames(items, spending.market.id, choice.focus),
  });
  const client = choice.client ?? names[0] ?? "";
  const { medium, focus, audience, numbers, appendix, language, paper, formats, look } = choice;
  // The dialog stays: the same is often wanted for the next client.
  const download = () => {
    rememberMedium(medium);
    const about = { market: spending.market.id, focus: writeFocus(focus), client, numbers };
    rememberStory({ ...about, audience, appendix, language, paper, formats, look });
    for (const format of formats) void downloadStory(spending, { ...choice, client }, format, look);
  };
  return (
    <DialogFrame
      open
      title={text("oneSheet.dialog.title")}
      width={1080}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("oneSheet.dialog.close")}</ActionButton>
          <ActionButton tone="main" disabled={formats.length === 0} onClick={download}>
            <IconDownload size={16} stroke={1.6} aria-hidden="true" /> {text("oneSheet.dialog.download")}
          </ActionButton>
        </>
      }
    >
      <div className={style["columns"]}>
        <div className={style["fields"]}>
          <StoryFields spending={spending} choice={{ ...choice, client }} names={names} onChange={change} />
          {audience !== "manager" && <ClientLogoField client={client} text={text} />}
          {audience !== "manager" && (
            <ClientNumbersField
              numbers={numbers}
              words={spending.words}
              onChange={(wanted) => change({ numbers: wanted })}
            />
          )}
          <Checkbox
            label={text("oneSheet.dialog.appendix")}
            checked={appendix}
            onChange={(event) => change({ appendix: event.currentTarget.checked })}
          />
          <FormatField formats={formats} onChange={(wanted) => change({ formats: wanted })} text={text} />
          {formats.includes("pptx") && <LookField look={look} onChange={(wanted) => change({ look: wanted })} />}
          <NewProposalLink
            client={client}
            market={spending.market.id}
            subVertical={focus.kind === "subVertical" ? focus.id : null}
            medium={medium}
            onGo={onClose}
          />
        </div>
        <StoryPreview spending={spending} choice={{ ...choice, client }} />
      </div>
    </DialogFrame>
  );
}

interface StoryFieldsProps {
  readonly spending: Spending;
  readonly choice: StoryChoice;
  /** Clients that may be meant. */
  readonly names: readonly string[];
  readonly onChange: (wanted: Partial<StoryChoice>) => void;
}

function StoryFields({ spending, choice, names, onChange: change }: StoryFieldsProps) {
  const { words, revision } = spending;
  const { text, formats } = words;
  const clients = useId();
  return (
    <div className={style["fields"]}>
      <Segmented
        label={text("oneSheet.dialog.what")}
        options={STORY_KINDS.map((kind) => ({ value: kind, label: text(`oneSheet.kind.${kind}`) }))}
        value={choice.document}
        onChange={(document) => change({ document })}
      />
      <Segmented
        label={text("oneSheet.dialog.audience")}
        options={AUDIENCES.map((audience) => ({
          value: audience,
          label: text(`oneSheet.dialog.audiences.${audience}`),
        }))}
        value={choice.audience}
        onChange={(audience) => change({ audience })}
      />
      <p className={style["what"]}>{text(`oneSheet.dialog.holds.${choice.audience}.${choice.document}`)}</p>
      <div className={style["choices"]}>
        <FocusField
          focus={choice.focus}
          subVerticals={revision.subVerticals}
          words={words}
          onChoose={(focus) => change({ focus })}
        />
        <MediumField
          medium={choice.medium}
          media={revision.media}
          words={words}
          onChoose={(medium) => change({ medium })}
        />
      </div>
      <TextInput
        label={text("oneSheet.dialog.client")}
        description={text("oneSheet.dialog.clientHint")}
        maxLength={LONGEST_CLIENT}
        list={clients}
        value={choice.client}
        onChange={(event) => change({ client: event.currentTarget.value })}
      />
      <datalist id={clients}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div className={style["choices"]}>
        <ChoiceField
          label={text("oneSheet.dialog.language")}
          value={choice.language}
          onChoose={(value) => change({ language: LOCALES.find((locale) => locale === value) ?? formats.locale })}
          testId="story-language"
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale.slice(0, 2)}>
              {LANGUAGES[locale]}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField
          label={text("oneSheet.dialog.paper")}
          value={choice.paper}
          onChoose={(value) => change({ paper: PAPERS.find((paper) => paper === value) ?? "letter" })}
          testId="story-paper"
        >
          {PAPERS.map((paper) => (
            <option key={paper} value={paper}>
              {text(`oneSheet.dialog.${paper}`)}
            </option>
          ))}
        </ChoiceField>
      </div>
    </div>
  );
}

interface FormatFieldProps {
  readonly formats: readonly StoryFormat[];
  readonly onChange: (formats: StoryFormat[]) => void;
  readonly text: Words["text"];
}

/** The files to be made; several in one go. */
function FormatField({ formats, onChange, text }: FormatFieldProps) {
  return (
    <Checkbox.Group
      label={text("oneSheet.dialog.formats")}
      value={[...formats]}
      onChange={(chosen) => onChange(STORY_FORMATS.filter((format) => chosen.includes(format)))}
    >
      <div className={style["choices"]}>
        {STORY_FORMATS.map((format) => (
          <Checkbox key={format} value={format} label={format.toUpperCase()} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface Draft extends Omit<StoryChoice, "client"> {
  /** Null until one is typed: the first of the call list. */
  readonly client: string | null;
  readonly formats: StoryFormat[];
  readonly look: DeckLook;
}

/**
 * What the screen is about, by the medium that is the reader’s own. Audience, formats and paper are those of the last document, client, numbers and language too where
 * its market and subject were the same; else the client is the first of the call list until another is typed.
 */
function useFirstChoice({ words, market }: Spending, about: Scope, document: StoryKind) {
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  return useState<Draft>(() => {
    const { locale } = words.formats;
    const named = readFocus(search.get("focus") ?? "");
    const asked = search.get("medium");
    const last = lastStory();
    const focus = about.kind === "market" ? (named ?? about) : about;
    const isSame = last !== null && last.market === market.id && last.focus === writeFocus(focus);
    return {
      document,
      focus,
      medium:
        asked ??
        usualMedium({ ownMedia: highlightsOf(session).media, access: session.access, lastMedium: lastMedium() }),
      client: isSame ? last.client : null,
      audience: last?.audience ?? "client",
      numbers: isSame ? last.numbers : {},
      appendix: last?.appendix ?? false,
      language: isSame ? last.language : locale,
      paper: last?.paper ?? paperOf(locale),
      formats: last?.formats ?? ["pdf"],
      look: last?.look ?? "ours",
    };
  });
}

/** Whom the reader means to call about it: prospects have a name of their own. */
function clientNames(items: CallList, market: string, focus: Scope): string[] {
  const about = (subVertical: string) =>
    focus.kind === "market" || subVertical === focus.id || verticalOf(subVertical) === focus.id;
  const names = items.flatMap((entry) =>
    entry.market === market && entry.name !== null && entry.status !== "lost" && about(entry.subVertical)
      ? [entry.name]
      : [],
  );
  return [...new Set(names)];
}

interface StoryPreviewProps {
  readonly spending: Spending;
  readonly choice: StoryChoice;
}

/** Whoever still types a name need not be shown every letter of it. */
const PAUSE_MS = 250;

/** The document that is about to be made, as far as a screen can show it. */
function StoryPreview({ spending, choice }: StoryPreviewProps) {
  const { text } = spending.words;
  const [client] = useDebouncedValue(choice.client, PAUSE_MS);
  const [numbers] = useDebouncedValue(choice.numbers, PAUSE_MS);
  const { data: story, isError, isPlaceholderData } = useQuery(storyQuery(spending, { ...choice, client, numbers }));
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

const KIND = { oneSheet: "one-sheet", meetingKit: "meeting-kit" } as const;

/** Has the document made and hands it over; a toast tells how it goes, and cancels it. */
async function downloadStory(
  spending: Spending,
  choice: StoryChoice,
  format: StoryFormat,
  look: DeckLook,
): Promise<void> {
  const { market, view, revision, words } = spending;
  const { focus } = choice;
  const about = focus.kind === "market" ? words.market(market.id) : words[focus.kind](focus.id);
  const title = `${words.text(`oneSheet.kind.${choice.document}`)}: ${about}`;
  const file = await startJob(title, (_, signal) =>
    callFile(storyFile, {
      params: { market: market.id },
      query: { ...storyAsked(spending, choice), format, look },
      signal,
    }),
  );
  if (!file) return;
  const part = focus.kind === "market" ? [] : [focus.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
  const name = [market.id, ...part, KIND[choice.document], String(view.year)].join("-");
  saveFile(`${revision.sample ? "open-estimate-" : ""}${name}.${format}`, file.type, file);
}
