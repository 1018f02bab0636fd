import type { CallEntry, CallFacts, CallList } from "#features/call-list/contract.ts";
import { addCall, changeCall, removeCall, restoreCall } from "#features/call-list/contract.ts";
import { callOrKeep, LATER } from "../offline/unsent.ts";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import { callListQuery } from "./callListQuery.ts";
import type { Call } from "./findCall.ts";

/** Puts a call on the list, with a way back in the toast. */
export async function addToCallList(call: Call, shownName: string): Promise<void> {
  await atServer(async () => {
    const entry = await callOrKeep(addCall, { body: { prospect: null, name: null, ...call } }, { about: shownName });
    if (entry === LATER) return;
    keepEntry(entry);
    addToast((text) => text("callList.added", { name: shownName }), {
      toastId: `call-${entry.id}`,
      type: "success",
      action: { label: (text) => text("callList.undo"), run: () => void takeOff(entry) },
    });
  });
}

/** Takes an entry off at once and offers to undo it. */
export async function removeFromCallList(entry: CallEntry, shownName: string): Promise<void> {
  addToast((text) => text("callList.removed", { name: shownName }), {
    toastId: `call-${entry.id}`,
    action: { label: (text) => text("callList.undo"), run: () => void bringBack(entry) },
  });
  await takeOff(entry);
}

/** What is left out stays. */
export type CallChange = Partial<Pick<CallEntry, "note" | "status"> & CallFacts>;

/** Changes what is written on an entry; what is shown changes before the server has agreed. */
export async function changeEntry(entry: CallEntry, change: CallChange): Promise<void> {
  keepEntry({ ...entry, ...change });
  await atServer(async () => {
    const { note, status, company, contact, nextStep, dueOn, dollars, medium } = entry;
    const before = { note, status, company, contact, nextStep, dueOn, dollars, medium };
    const input = { params: { entry: entry.id }, body: change };
    const answer = await callOrKeep(changeCall, input, { about: aboutOf(entry), before });
    if (answer !== LATER) keepEntry(answer);
  });
}

async function takeOff(entry: CallEntry): Promise<void> {
  const { id } = entry;
  changeList((items) => items.filter((item) => item.id !== id));
  await atServer(async () => {
    await callOrKeep(removeCall, { params: { entry: id } }, { about: aboutOf(entry) });
  });
}

async function bringBack(entry: CallEntry): Promise<void> {
  await atServer(async () => {
    const again = await callOrKeep(restoreCall, { params: { entry: entry.id } }, { about: aboutOf(entry) });
    keepEntry(again === LATER ? entry : again);
  });
}

/** What a message about an entry calls it. */
const aboutOf = ({ name, marketName }: CallEntry) => name ?? marketName;

/** The entry in its place, or in front where it is new: the list is sorted where it is shown. */
function keepEntry(entry: CallEntry): void {
  changeList((items) =>
    items.some(({ id }) => id === entry.id)
      ? items.map((item) => (item.id === entry.id ? entry : item))
      : [entry, ...items],
  );
}

function changeList(change: (items: CallList) => CallList): void {
  queryClient.setQueryData(callListQuery().queryKey, (items) => items && change(items));
}

/** What was shown before the server agreed is loaded anew where it does not. */
async function atServer(change: () => Promise<void>): Promise<void> {
  await change().catch((reason: unknown) => {
    toastProblem(reason);
    void queryClient.invalidateQueries(callListQuery());
  });
}
