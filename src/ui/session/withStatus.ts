import { type InteractionStatus, useSessionState } from "./sessionState.ts";

/** What is under way, the latest last. Kept apart by identity: the same status may be under way twice. */
const underWay: { readonly status: InteractionStatus }[] = [];

/** Shows a status while work is under way; after it the status of what is still under way, else `none`. */
export async function withStatus<T>(status: InteractionStatus, work: () => Promise<T>): Promise<T> {
  const entry = { status };
  underWay.push(entry);
  useSessionState.setState({ status });
  try {
    return await work();
  } finally {
    underWay.splice(underWay.indexOf(entry), 1);
    useSessionState.setState({ status: underWay.at(-1)?.status ?? "none" });
  }
}
