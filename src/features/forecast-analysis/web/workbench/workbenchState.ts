import { create } from "zustand";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { CellCourse, CoursePlace } from "#domain/forecast/cellCourse.ts";
import type { CellMove } from "#forecast/plan/cellMoves.ts";
import type { ForecastInput } from "#forecast/input.ts";
import { type RunFigures, withTables, withTotals } from "../figures/runFigures.ts";
import type { Step } from "./steps.ts";
import type { Answer, Refused } from "./wire.ts";
import { startThread, type WorkbenchThread } from "./workbenchThread.ts";

/** What the workbench began with. */
export interface OpenedRevision {
  /** Tells whether another one is asked for. */
  readonly key: string;
  readonly input: ForecastInput;
  /** The revision's own. */
  readonly assumptions: Assumptions;
}

/** A scenario as it was read; its version tells whether somebody else changed it since. */
export interface OpenedScenario {
  readonly id: string;
  readonly version: number;
}

export interface WorkbenchState {
  readonly opened: OpenedRevision | null;
  /** Of the revision; null until it has been run. */
  readonly base: RunFigures | null;
  readonly now: RunFigures | null;
  /** Of the last run; `now` goes ahead of it while a hand still moves. */
  readonly settled: RunFigures | null;
  readonly assumptions: Assumptions | null;
  /** What a discard leads back to: the revision's assumptions or those of the scenario that was opened. */
  readonly saved: Assumptions | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Why the last edit was not taken; the figures are those before it. */
  readonly refused: (Refused & { readonly at: string | null }) | null;
  /** Given to each edit until it is changed. */
  readonly reason: string;
  /** The scenario that what is saved belongs to; null for a revision. */
  readonly scenario: OpenedScenario | null;
  /** Milliseconds of the last run. */
  readonly took: number;
  /** The one year that the screen shows; null where it shows all. */
  readonly yearInSight: number | null;
}

const EMPTY: WorkbenchState = {
  opened: null,
  base: null,
  now: null,
  settled: null,
  assumptions: null,
  saved: null,
  past: [],
  future: [],
  refused: null,
  reason: "",
  scenario: null,
  took: 0,
  yearInSight: null,
};

/** The workbench of both screens: it stays as it is when one leads to the other. */
export const useWorkbench = create<WorkbenchState>()(() => EMPTY);

let thread: WorkbenchThread | null = null;
/** Questions are put one after the other, so that an edit stands on the one before. */
let queue: Promise<unknown> = Promise.resolve();

/** Lays a revision on the workbench and runs it; nothing where it lies there already. */
export function openRevision(opened: OpenedRevision): Promise<void> {
  return inTurn(() => open(opened));
}

async function open(opened: OpenedRevision): Promise<void> {
  if (useWorkbench.getState().opened?.key === opened.key) return;
  thread?.end();
  thread = startThread();
  const { input, assumptions } = opened;
  const { yearInSight } = useWorkbench.getState();
  useWorkbench.setState({ ...EMPTY, yearInSight, opened, assumptions, saved: assumptions });
  const answer = await thread.ask({ ask: "open", input, assumptions });
  if (answer.answer === "refused") useWorkbench.setState({ refused: { ...answer.refused, at: null } });
  if (answer.answer !== "figures") return;
  const { years, media, subVerticals, currentYear } = input;
  const axes = { years, media, subVerticals, currentYear, markets: input.markets.map(({ market }) => market) };
  const { tables, provenance, took } = answer.figures;
  const base = withTables({ ...axes, tables: new Map(), provenance }, tables, provenance);
  useWorkbench.setState({ base, now: base, settled: base, took });
}

/** Takes a revision off the workbench, so that it is read and run anew. */
export function closeRevision(): void {
  thread?.end();
  thread = null;
  useWorkbench.setState(EMPTY);
}

type Edit = Pick<Step, "subject" | "from" | "to"> & {
  readonly change: (assumptions: Assumptions) => Assumptions;
  /** The cell or field it was made in; a refusal is shown there. */
  readonly at: string;
  /** The statement's own; without one the reason given to every edit counts. */
  readonly reason?: string;
};

/** Makes an edit and runs what it touches; answers whether it was taken. */
export function makeEdit({ change, at, subject, from, to, reason: own = "" }: Edit): Promise<boolean> {
  moving = null;
  return inTurn(async () => {
    const { assumptions, past, reason: usual } = useWorkbench.getState();
    if (!assumptions) return false;
    const after = change(assumptions);
    if (!(await run(after, at))) return false;
    const reason = own || usual;
    const step: Step = { subject, from, to, reason, at: new Date().toISOString(), before: assumptions, after };
    useWorkbench.setState({ past: [...past, step], future: [] });
    return true;
  });
}

/** What a hand that still moves asks for; of several, the last one counts. */
let moving: ((assumptions: Assumptions) => Assumptions) | null = null;
let isFollowing = false;

/** Back to what was before the hand moved. */
export async function letGo(): Promise<void> {
  moving = null;
  await inTurn(async () => useWorkbench.setState(({ settled }) => ({ now: settled })));
}

/** Shows the totals under an edit that is still being made, such as by a slider that is dragged. It counts once `makeEdit` makes it. */
export async function followHand(change: (assumptions: Assumptions) => Assumptions): Promise<void> {
  moving = change;
  if (isFollowing) return;
  isFollowing = true;
  let goesOn = true;
  while (goesOn) goesOn = await inTurn(showTotals);
  isFollowing = false;
}

/** Answers whether the hand moved on meanwhile. */
async function showTotals(): Promise<boolean> {
  const { assumptions } = useWorkbench.getState();
  const change = moving;
  moving = null;
  if (!thread || !assumptions || !change) return false;
  const answer = await thread.ask({ ask: "totals", assumptions: change(assumptions) });
  const { settled } = useWorkbench.getState();
  // What cannot be is said once it is made.
  if (answer.answer === "totals" && settled) useWorkbench.setState({ now: withTotals(settled, answer.totals) });
  return moving !== null;
}

/** Takes the last edit back. */
export function undoEdit(): Promise<boolean> {
  return inTurn(async () => {
    const { past, future } = useWorkbench.getState();
    const last = past.at(-1);
    if (!last || !(await run(last.before, null))) return false;
    useWorkbench.setState({ past: past.slice(0, -1), future: [last, ...future] });
    return true;
  });
}

export function redoEdit(): Promise<boolean> {
  return inTurn(async () => {
    const { past, future } = useWorkbench.getState();
    const [next, ...later] = future;
    if (!next || !(await run(next.after, null))) return false;
    useWorkbench.setState({ past: [...past, next], future: later });
    return true;
  });
}

/** Puts other assumptions on the bench, such as a scenario's; what was not saved is gone unless the caller keeps it. */
export function layOut(assumptions: Assumptions, scenario: OpenedScenario | null): Promise<boolean> {
  return inTurn(async () => {
    if (!(await run(assumptions, null))) return false;
    useWorkbench.setState({ saved: assumptions, scenario, past: [], future: [] });
    return true;
  });
}

/** Puts a scenario on the bench that is opened, or that somebody else changed meanwhile; what is unsaved of the same one stays until it is saved or discarded. */
export function takeOver(assumptions: Assumptions, scenario: OpenedScenario): Promise<boolean> {
  return inTurn(async () => {
    const { scenario: lies, past } = useWorkbench.getState();
    const isKnown = lies?.id === scenario.id && (lies.version >= scenario.version || past.length > 0);
    if (isKnown || !(await run(assumptions, null))) return false;
    useWorkbench.setState({ saved: assumptions, scenario, past: [], future: [] });
    return true;
  });
}

/** Puts back what was discarded, with its history, over the version of the scenario that it was made on. */
export function takeUp({
  assumptions,
  past,
  saved,
  scenario,
}: Pick<WorkbenchState, "assumptions" | "past" | "saved" | "scenario">): Promise<boolean> {
  return inTurn(async () => {
    if (!assumptions || !(await run(assumptions, null))) return false;
    useWorkbench.setState({ past, saved, scenario, future: [] });
    return true;
  });
}

/** Saves what lies on the bench, in turn: edits before it are part of it, edits after it wait. `save` answers null where it was refused. */
export function saveBench(
  save: (assumptions: Assumptions, reasons: readonly string[]) => Promise<OpenedScenario | null>,
): Promise<boolean> {
  return inTurn(async () => {
    const { assumptions, past } = useWorkbench.getState();
    const reasons = past.map(({ reason }) => reason.trim()).filter((reason) => reason !== "");
    const scenario = assumptions && (await save(assumptions, [...new Set(reasons)]));
    if (!scenario) return false;
    useWorkbench.setState({ saved: assumptions, scenario, past: [], future: [], reason: "" });
    return true;
  });
}

/** Something else of the scenario on the bench was changed, such as its name: what is unsaved stands over its new version. */
export function noteVersion({ id, version }: OpenedScenario, before: number): void {
  const { scenario } = useWorkbench.getState();
  if (scenario?.id === id && scenario.version === before) useWorkbench.setState({ scenario: { id, version } });
}

/** Tells which year is to be made first after an edit; null where all are in sight. */
export function lookAt(yearInSight: number | null): void {
  useWorkbench.setState({ yearInSight });
}

export function giveReason(reason: string): void {
  useWorkbench.setState({ reason });
}

export function forgetRefusal(): void {
  useWorkbench.setState({ refused: null });
}

/** The cells that differ most from the revision. */
export async function askMoves(year: number, count: number): Promise<readonly CellMove[]> {
  const answer = await ask({ ask: "moves", year, count });
  return answer?.answer === "moves" ? answer.moves : [];
}

/** What other assumptions would come to over the revision; the bench stays as it is. Null where they are refused. */
export async function tryAssumptions(assumptions: Assumptions): Promise<RunFigures | null> {
  const answer = await ask({ ask: "try", assumptions });
  const { base } = useWorkbench.getState();
  if (answer?.answer !== "figures" || !base) return null;
  return withTables(base, answer.figures.tables, answer.figures.provenance);
}

/** How a figure came about. */
export async function askCourse(place: CoursePlace): Promise<CellCourse | null> {
  const answer = await ask({ ask: "course", place });
  return answer?.answer === "course" ? answer.course : null;
}

function ask(message: Parameters<WorkbenchThread["ask"]>[0]): Promise<Answer | null> {
  return inTurn(async () => (thread ? thread.ask(message) : null));
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** Runs assumptions and shows what came of them, the year in sight before the others; where they are refused, the figures stay. */
async function run(assumptions: Assumptions, at: string | null): Promise<boolean> {
  if (!thread) return false;
  const { settled, assumptions: before, yearInSight: first } = useWorkbench.getState();
  let answer = await thread.ask({ ask: "assume", assumptions, ...(first !== null && { first }) });
  let shown = settled;
  let took = 0;
  while (answer.answer === "figures" && shown) {
    const { tables, provenance, hasRest } = answer.figures;
    shown = withTables(shown, tables, provenance);
    took += answer.figures.took;
    useWorkbench.setState({ now: shown, assumptions, took });
    if (!hasRest) {
      useWorkbench.setState({ settled: shown, refused: null });
      return true;
    }
    answer = await thread.ask({ ask: "rest" });
  }
  const refused = answer.answer === "refused" ? { ...answer.refused, at } : null;
  useWorkbench.setState({ now: settled, assumptions: before, ...(refused && { refused }) });
  return false;
}
