import { beginViewAs, endViewAs } from "#features/view-as/contract.ts";
import { callApi } from "../api/callApi.ts";
import { keepViewAsGrant, leaveView, viewAsGrant } from "./viewAsState.ts";

/** Begins to look at the product as somebody else, on a fresh page: what was loaded so far was the administrator's. */
export async function viewAs(person: string, reason: string): Promise<void> {
  const grant = await callApi(beginViewAs, { body: { person, reason } });
  keepViewAsGrant(grant);
  location.assign(`${import.meta.env.BASE_URL}home`);
  // Whoever waits for this waits until the page is gone, and begins no second view.
  await new Promise<never>(() => {});
}

/** Ends it. The view is one's own again even where the API cannot be told; the grant then dies with its half hour. */
export async function endView(): Promise<void> {
  const grant = viewAsGrant();
  // The API ends it for the administrator, not for the person looked at.
  keepViewAsGrant(null);
  if (grant) await callApi(endViewAs, { params: { grant: grant.grant } }).catch(() => undefined);
  leaveView();
}
