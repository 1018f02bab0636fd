import { TextInput } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type DefinitionFault, definitionFaults } from "#domain/customReport/definitionFaults.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { reportTemplate, TEMPLATES } from "#domain/customReport/reportTemplates.ts";
import { NATION } from "#domain/markets/market.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { LONGEST_REPORT_NAME } from "../../contract.ts";
import type { CustomReport } from "../../contract/reportSchemas.ts";
import { keepReport, type KeptReport } from "../changeReports.ts";
import { draftKey } from "../draftStorage.ts";
import { oneReportQuery } from "../reportQueries.ts";
import { useDraft } from "../useDraft.ts";
import { useReportWords } from "../useReportWords.ts";
import style from "./Builder.module.css";
import { CutStep } from "./CutStep.tsx";
import { LayoutStep } from "./LayoutStep.tsx";
import { MeasureStep } from "./MeasureStep.tsx";
import { PreviewPane } from "./PreviewPane.tsx";
import { ScopeStep } from "./ScopeStep.tsx";
import type { StepProps } from "./stepProps.ts";

/** The builder of a new report, or of one that is changed. */
export default function BuilderPage({ report }: { readonly report: string | null }) {
  return report === null ? <NewReport /> : <OldReport id={report} />;
}

function OldReport({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(oneReportQuery(id));
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return <Builder key={data.version} before={data} begin={() => data} />;
}

/** Begins with the template that the address names, filled in with markets of the reader's. */
function NewReport() {
  const { text } = useReportWords();
  const [address] = useSearchParams();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: session } = useSuspenseQuery(sessionQuery());
  const named = TEMPLATES.find((template) => template === address.get("template"));
  const every = markets.some(({ kind }) => kind === "tv") ? ("tv" as const) : ("radio" as const);
  const market = session.homeMarket ?? markets.find(({ id }) => id !== NATION)?.id ?? null;
  const begin = (): KeptReport => ({
    name: named && named !== "empty" ? text(`customReports.template.${named}`) : "",
    definition: reportTemplate(named ?? "empty", { every, market }),
    shared: false,
  });
  return <Builder before={null} begin={begin} template={named ?? null} />;
}

interface BuilderProps {
  readonly before: CustomReport | null;
  readonly begin: () => KeptReport;
  /** What a new report was asked to begin with: then a draft of something else stays where it is. */
  readonly template?: string | null;
}

/** Four steps with a live preview. What is typed stays in this browser until it is saved or thrown away. */
function Builder({ before, begin, template = null }: BuilderProps) {
  const words = useReportWords();
  const { text } = words;
  const navigate = useNavigate();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const draft = useDraft(draftKey(session.user.id, before?.id ?? template), begin);
  const [step, go] = useStep();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const faults = definitionFaults(draft.definition);
  const nameless = draft.name.trim() === "";

  const save = async () => {
    setTried(true);
    if (nameless || faults.length > 0) {
      go(STEPS.find((each) => faultsOfStep(faults, each).length > 0) ?? "layout");
      return;
    }
    setBusy(true);
    const kept = await keepReport({ ...draft, name: draft.name.trim() }, before);
    setBusy(false);
    if (!kept) return;
    draft.forget();
    await navigate(`?report=${kept.id}`);
  };
  const leave = () => void navigate(before ? `?report=${before.id}` : "?");

  return (
    <Page
      title={text(before ? "customReports.builder.editTitle" : "customReports.builder.newTitle")}
      lead={draft.isChanged ? text("customReports.builder.draftKept") : undefined}
      actions={
        <>
          <ActionButton onClick={leave}>{text("customReports.builder.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} onClick={() => void save()}>
            {text(before ? "customReports.builder.saveChanges" : "customReports.builder.save")}
          </ActionButton>
        </>
      }
    >
      {draft.isFound && (
        <p className={style["found"]} role="status">
          {text("customReports.builder.draftFound")}{" "}
          <LinkButton onClick={draft.discard}>{text("customReports.builder.draftDiscard")}</LinkButton>
        </p>
      )}
      <TextInput
        className={style["name"] ?? ""}
        label={text("customReports.name")}
        placeholder={text("customReports.untitled")}
        value={draft.name}
        maxLength={LONGEST_REPORT_NAME}
        error={tried && nameless ? text("customReports.fault.name") : undefined}
        onChange={(event) => draft.change({ name: event.currentTarget.value })}
      />
      <div className={style["builder"]}>
        <section className={style["steps"]} aria-label={text("customReports.builder.steps")}>
          <StepTabs step={step} faults={faults} words={words} onGo={go} />
          <OpenStep step={step} faults={faults} draft={draft} words={words} />
          <StepFoot step={step} words={words} onGo={go} />
        </section>
        <PreviewPane definition={draft.definition} words={words} />
      </div>
    </Page>
  );
}

/** The step that the address names. */
function useStep(): readonly [step: Step, go: (next: Step) => void] {
  const [address, setAddress] = useSearchParams();
  const go = (next: Step) =>
    setAddress((now) => new URLSearchParams([...[...now].filter(([key]) => key !== "step"), ["step", next]]), {
      replace: true,
      preventScrollReset: true,
    });
  return [STEPS.find((each) => each === address.get("step")) ?? "scope", go];
}

interface StepTabsProps {
  readonly step: Step;
  readonly faults: readonly DefinitionFault[];
  readonly words: StepProps["words"];
  readonly onGo: (next: Step) => void;
}

/** All steps with how much is to be mended in each. */
function StepTabs({ step, faults, words: { text }, onGo }: StepTabsProps) {
  return (
    <ol className={style["tabs"]}>
      {STEPS.map((each, place) => {
        const wrong = faultsOfStep(faults, each).length;
        return (
          <li key={each}>
            <button type="button" aria-current={each === step ? "step" : undefined} onClick={() => onGo(each)}>
              <span aria-hidden="true">{place + 1}</span>
              {text(`customReports.builder.step.${each}`)}
              {wrong > 0 && (
                <em title={text("customReports.builder.mend", { count: wrong })}>
                  <span className={style["spoken"]}>{text("customReports.builder.mend", { count: wrong })}</span>
                </em>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const STEP_FIELDS = { scope: ScopeStep, cut: CutStep, measures: MeasureStep, layout: LayoutStep } as const;

/** The fields of the step, and what is to be mended in them. */
function OpenStep({ step, faults, ...fields }: Omit<StepTabsProps, "onGo"> & StepProps) {
  const Fields = STEP_FIELDS[step];
  return (
    <div className={style["step"]}>
      <Fields {...fields} />
      {faultsOfStep(faults, step).map(({ code }) => (
        <p key={code} className={style["fault"]} role="alert">
          {fields.words.text(`customReports.fault.${code}`)}
        </p>
      ))}
    </div>
  );
}

/** The ways to the steps before and after. */
function StepFoot({ step, words: { text }, onGo }: Omit<StepTabsProps, "faults">) {
  const at = STEPS.indexOf(step);
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div className={style["foot"]}>
      {previous && <ActionButton onClick={() => onGo(previous)}>{text("customReports.builder.previous")}</ActionButton>}
      {next && (
        <ActionButton tone="main" onClick={() => onGo(next)}>
          {text("customReports.builder.next", { step: text(`customReports.builder.step.${next}`) })}
        </ActionButton>
      )}
    </div>
  );
}

/** The steps of the builder, in their order. */
const STEPS = ["scope", "cut", "measures", "layout"] as const;
type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<keyof ReportDefinition, Step>> = {
  markets: "scope",
  customMarkets: "scope",
  years: "scope",
  political: "scope",
  media: "scope",
  verticals: "scope",
  rows: "cut",
  columns: "cut",
  measures: "measures",
  shareOf: "measures",
  sort: "layout",
  top: "layout",
  layout: "layout",
  chart: "layout",
};

/** What is to be mended in a step. */
function faultsOfStep(faults: readonly DefinitionFault[], step: Step): DefinitionFault[] {
  return faults.filter(({ field }) => STEP_OF[field] === step);
}
