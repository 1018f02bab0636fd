import { type RefObject, useEffect, useRef } from "react";
import { useText } from "#language/useText.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { type Upload, UPLOAD_STEPS, type UploadStep } from "../../contract/uploadSchemas.ts";
import { ArrivalStep } from "../arrival/ArrivalStep.tsx";
import { say } from "../changeImports.ts";
import { CheckStep } from "./CheckStep.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { DifferenceStep } from "./DifferenceStep.tsx";
import { Discarded, Joined } from "./Ended.tsx";
import { FileStep } from "./FileStep.tsx";
import style from "./Wizard.module.css";
import { WorkStep } from "./WorkStep.tsx";

/** The steps of an import, and the one that a person is at. */
export function Wizard({ upload }: { readonly upload: Upload }) {
  const { state, setup } = upload;
  const place = useFoundFocus(`${upload.version} ${state} ${setup.step}`);
  if (state === "discarded") return <Discarded upload={upload} />;
  if (state === "joined") return <Joined upload={upload} />;
  return (
    <>
      <StepTabs upload={upload} />
      <Fault upload={upload} />
      <div ref={place} tabIndex={-1} className={style["place"]}>
        {state === "receiving" && <ArrivalStep upload={upload} />}
        {(state === "checking" || state === "joining") && <WorkStep upload={upload} />}
        {(state === "setup" || state === "checked") && <Step upload={upload} step={setup.step} />}
      </div>
    </>
  );
}

function Step({ upload, step }: { readonly upload: Upload; readonly step: UploadStep }) {
  // What cannot be read, or in another way than now, is settled first.
  if (step === "file" || upload.setup.fileDescription?.problem) return <FileStep upload={upload} />;
  if (step === "columns") return <ColumnsStep key={upload.version} upload={upload} />;
  if (step === "check") return <CheckStep key={upload.version} upload={upload} />;
  return <DifferenceStep upload={upload} />;
}

function StepTabs({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const { state, setup } = upload;
  const still = state === "setup" || state === "checked";
  const shown = stepOf(upload);
  const open = (step: UploadStep) =>
    still && (step === "file" || (setup.fileDescription !== null && setup.fileDescription.problem === null));
  return (
    <nav aria-label={text("imports.steps")}>
      <ol className={style["tabs"]}>
        {UPLOAD_STEPS.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === shown ? "step" : undefined}
              disabled={step !== shown && !open(step)}
              onClick={() => step !== shown && void say(upload, { step })}
            >
              <span aria-hidden="true">{at + 1}</span>
              {text(`imports.step.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepOf({ state, setup }: Upload): UploadStep {
  if (state === "receiving" || setup.fileDescription?.problem) return "file";
  if (state === "checking") return "check";
  if (state === "joining") return "difference";
  return setup.step;
}

const TOLD_FAULTS = ["interrupted", "too-slow"] as const;

function Fault({ upload: { fault, state } }: { readonly upload: Upload }) {
  const text = useText();
  if (fault === null || state === "checking" || state === "joining") return null;
  const told = TOLD_FAULTS.find((known) => known === fault) ?? "other";
  return (
    <Callout tone="alarm" role="alert">
      {text("imports.fault", { what: text(`imports.faultOf.${told}`) })}
    </Callout>
  );
}

/**
 * Where the focus goes when what had it left with the step before: the Tab key goes on from there, not from the top of the page.
 *
 * @param shown what changes with the step
 */
function useFoundFocus(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
