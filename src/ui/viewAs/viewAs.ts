import { beginViewAs, endViewAs } from "#features/view-as/contract.ts";
import { callApi } from "../api/callApi.ts";
import { queryClient } from "../queries/queryClient.ts";
import { keepViewAsGrant, viewAsGrant } from "./viewAsState.ts";

/** Begins to look at the product as somebody else. Everything loaded so far is forgotten: it was the administrator's. */
export async function viewAs(person: string, reason: string): Promise<void> {
  const grant = await callApi(beginViewAs, { body: { person, reason } });
  keepViewAsGrant(grant);
  startOver("home");
}

/** Ends it. The view is one's own again even where the API cannot be told; the grant then dies with its half hour. */
export async function endView(): Promise<void> {
  const grant = viewAsGrant();
  keepViewAsGrant(null);
  if (grant) await callApi(endViewAs, { params: { grant: grant.grant } }).catch(() => undefined);
  startOver("administration/user");
}

/** A fresh page is the one certain way to keep nothing of the other view, in whatever corner it stands. */
function startOver(path: string): void {
  queryClient.clear();
  location.assign(`${import.meta.env.BASE_URL}${path}`);
}
